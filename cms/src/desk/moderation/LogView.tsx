import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { ReportedKind } from '@common-ground/api/contracts/moderation/reports.ts';
import { countLog, type LogStep, selectLog } from '@common-ground/api/features/moderation/queries/selectCase.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { MODERATION, readQuery, toAddress } from '../kit/addresses.ts';
import { type Column, List } from '../kit/List.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Screen } from '../kit/Screen.tsx';
import { Time } from '../kit/Time.tsx';
import { REPORTED_WORDS, toReasonText, toStepLabel } from './words.ts';

const TITLE = 'All steps of moderation';
const PAGE = 50;

export async function LogView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const isModerator = hasRole(req.user, MODERATORS);
  const page = readQuery(view.searchParams ?? {}).number('page') ?? 1;
  const database = findDatabase(req);
  const steps = isModerator ? await selectLog(database, { limit: PAGE, offset: (page - 1) * PAGE }) : [];
  const total = isModerator ? await countLog(database) : 0;
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: 'Moderation', url: MODERATION }, { label: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {!isModerator && <p>Only moderators see this log. Members find decisions about them in their profile.</p>}
      {isModerator && steps.length === 0 && <p>Nothing was decided yet.</p>}
      {steps.length > 0 && <List rows={steps} columns={COLUMNS} keyOf={({ id }) => id} label={TITLE} />}
      <Pager
        label="Pages of the log"
        page={page}
        size={PAGE}
        total={total}
        addressOf={(to) => toAddress(`${MODERATION}/log`, { page: to })}
      />
    </Screen>
  );
}

const COLUMNS: [Column<LogStep>, ...Column<LogStep>[]] = [
  { head: 'Step', cell: ({ action, detail }) => `${toStepLabel(action)}${detail ? `, ${detail}` : ''}` },
  {
    head: 'About',
    cell: ({ kind, contentId, subjectName }) =>
      [kind && `${REPORTED_WORDS[kind as ReportedKind] ?? kind} ${contentId}`, subjectName].filter(Boolean).join(', '),
  },
  { head: 'By', cell: ({ actorName }) => actorName ?? '–' },
  { head: 'Reason', cell: ({ reason }) => toReasonText(reason) },
  { head: 'When', is: 'short', cell: ({ at }) => <Time iso={at} /> },
];
