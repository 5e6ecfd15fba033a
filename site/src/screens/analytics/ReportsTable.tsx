import type { ContentReport, ReportDecision } from '@common-ground/api/contracts/moderation/reports.ts';
import { type AdminDashboardWords, dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { loadReportDialogWords } from '@common-ground/api/contracts/wording/moderationDialog.ts';
import { reportWords } from '@common-ground/api/contracts/wording/moderationReports.ts';
import { formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Reason, TaskButton, useTask } from '../../components/task/TaskButton.tsx';
import { Moment } from '../../components/text/Moment.tsx';
import { Text } from '../../components/text/Text.tsx';
import { showCatalogueToast } from '../../components/toaster/showCatalogueToast.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { readServerMessage } from '../../session/readServerMessage.ts';
import { api, calls } from '../../session/session.ts';
import { DataTable } from './DataTable.tsx';
import { reloadFigures } from './Figures.tsx';
import { PagedSection } from './PagedSection.tsx';
import { createPagedRead } from './pagedRead.ts';

const reports = createPagedRead<ContentReport>(calls.listReports, ({ page, limit }) =>
  api.list(calls.listReports, { query: { page, limit } }),
);

export function ReportsTable({ lang }: { lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  const { data } = useStore(reports.$read);
  const asked = useLoaded(
    async () => (await loadReportDialogWords(lang)).dialog.reasons as Record<string, string>,
    true,
  );
  const reasons = asked === 'failed' ? null : asked;
  const columns = [
    words.reported,
    words.reason,
    words.reporter,
    words.reportedAt,
    words.status,
    words.reviewer,
    words.actions,
  ];
  function keep(changed: ContentReport) {
    // A decided report keeps its place until the list is loaded again, so that it does not jump away.
    if (data)
      reports.$read.mutate({ ...data, items: data.items.map((one) => (one.id === changed.id ? changed : one)) });
    reloadFigures();
  }
  return (
    <PagedSection
      id="reports-title"
      title={words.reports}
      hint={words.reportsHint}
      failed={words.failed}
      pages={words.reportPages}
      list={reports}
      count={(total) => (total === 0 ? words.noReports : plural(lang, words.reportCount, total))}
      lang={lang}
      words={words}
    >
      {({ items }, isBusy) =>
        items.length > 0 && (
          <DataTable labelledBy="reports-title" columns={columns} hasActions isBusy={isBusy}>
            {items.map((report) => (
              <ReportRow key={report.id} report={report} reasons={reasons} lang={lang} words={words} onDecided={keep} />
            ))}
          </DataTable>
        )
      }
    </PagedSection>
  );
}

type RowProps = {
  report: ContentReport;
  /** Labels of the reasons as in the report dialog, null until they have loaded. */
  reasons: Record<string, string> | null;
  lang: string;
  words: AdminDashboardWords;
  onDecided: (report: ContentReport) => void;
};

function ReportRow({ report, reasons, lang, words, onDecided }: RowProps) {
  const { id, contentType, contentId, title, link, description, reporterName, reviewerName, status } = report;
  const { kinds, states } = reportNames(lang);
  const state = useRef<HTMLTableCellElement>(null);
  const deciding = useTask(async (decision: ReportDecision) => {
    try {
      onDecided(await api.call(calls.decideReport, { params: { id }, body: { status: decision } }));
    } catch (error) {
      void showCatalogueToast({ kind: 'reportUpdateFailed', text: readServerMessage(error, lang) });
      throw error;
    }
    void showCatalogueToast({ kind: 'reportUpdated' });
    // The buttons disappear, so the focus moves to the status.
    state.current?.focus();
  }, words.notSaved);
  const what = `${kinds[contentType] ?? contentType} ${formatNumber(lang, contentId)}`;
  return (
    <tr>
      <th scope="row" id={`report-${id}`}>
        <Text>{what}</Text>
        {title && (
          <span className="block max-w-72 font-normal whitespace-normal">
            {link ? <a href={link}>{title}</a> : <bdi>{title}</bdi>}
          </span>
        )}
      </th>
      <td>
        <bdi>{reasons?.[report.reason] ?? report.reason}</bdi>
        {description && (
          <p className="hint max-w-72 min-w-48 whitespace-normal wrap-anywhere" dir="auto">
            {description}
          </p>
        )}
      </td>
      <td>
        <bdi>{reporterName ?? words.formerMember}</bdi>
      </td>
      <td>
        <Moment iso={report.createdAt} isDay />
      </td>
      <td tabIndex={-1} ref={state}>
        {states[status]}
      </td>
      <td>{reviewerName && <bdi>{reviewerName}</bdi>}</td>
      <td className="py-1!">
        {status === 'pending' && (
          <span className="flex flex-wrap gap-2 max-md:w-min">
            {(['resolved', 'rejected'] as const).map((decision) => (
              <TaskButton
                key={decision}
                task={{ ...deciding, run: () => deciding.run(decision) }}
                aria-describedby={`report-${id}`}
              >
                {decision === 'resolved' ? words.resolve : words.reject}
              </TaskButton>
            ))}
          </span>
        )}
        <Reason>{deciding.reason}</Reason>
      </td>
    </tr>
  );
}

/** Widens the type of the keys, so that a kind without a name can be looked up. The row shows its key instead. */
function reportNames(lang: string): Record<'kinds' | 'states', Record<string, string>> {
  return reportWords(lang);
}
