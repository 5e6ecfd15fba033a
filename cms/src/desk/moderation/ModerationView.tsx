import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { CASES_PAGE } from '@common-ground/api/contracts/moderation/cases.ts';
import { REPORTED_KINDS } from '@common-ground/api/contracts/moderation/reports.ts';
import {
  countQueues,
  QUEUE_VIEWS,
  type QueuedCase,
  type QueueView,
  selectCases,
} from '@common-ground/api/features/moderation/queries/selectCases.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { MODERATION, PLAYBOOK, readQuery, toAddress } from '../kit/addresses.ts';
import { Filter, FilterSelect } from '../kit/Filter.tsx';
import { type Column, List } from '../kit/List.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Screen } from '../kit/Screen.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { Time } from '../kit/Time.tsx';
import { REASON_WORDS, REPORTED_WORDS, toStepLabel, VIEW_WORDS } from './words.ts';

const TITLE = 'Moderation';

export function ModerationView(view: AdminViewServerProps) {
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {hasRole(view.initPageResult.req.user, MODERATORS) ? (
        <Queue view={view} />
      ) : (
        <p>Moderators decide about reports.</p>
      )}
    </Screen>
  );
}

async function Queue({ view: { initPageResult, searchParams = {} } }: { view: AdminViewServerProps }) {
  const database = findDatabase(initPageResult.req);
  const asked = readQuery(searchParams);
  const view = asked.oneOf('view', QUEUE_VIEWS) ?? 'open';
  const kind = asked.oneOf('kind', REPORTED_KINDS);
  const page = asked.number('page') ?? 1;
  const [{ items, total }, counts] = await Promise.all([
    selectCases(database, { view, kind, page }),
    countQueues(database),
  ]);
  const addressFor = (other: Partial<Record<'view' | 'kind' | 'page', string | number | undefined>>) =>
    toAddress(MODERATION, { view: view === 'open' ? undefined : view, kind, ...other });
  const viewCounts: Partial<Record<QueueView, number>> = { open: counts.open, appeals: counts.appeals };
  return (
    <>
      {counts.urgent > 0 && (
        <p className="desk-said desk-said--error">
          {counts.urgent === 1
            ? 'One text may be about somebody in danger. It stands first.'
            : `${counts.urgent} texts may be about somebody in danger. They stand first.`}{' '}
          <Link href={PLAYBOOK} prefetch={false}>
            What to do
          </Link>
        </p>
      )}
      <Tabs
        label="Views of the queue"
        tabs={QUEUE_VIEWS.map((name) => ({
          label: VIEW_WORDS[name],
          href: toAddress(MODERATION, { view: name === 'open' ? undefined : name }),
          ...(viewCounts[name] === undefined ? {} : { count: viewCounts[name] }),
          isCurrent: name === view,
        }))}
      />
      <Filter
        label="Narrow the queue"
        list={MODERATION}
        kept={{ view: view === 'open' ? undefined : view }}
        cleared={kind && addressFor({ kind: undefined })}
      >
        <FilterSelect
          name="kind"
          label="What was reported"
          any="Anything"
          choices={REPORTED_KINDS.map((value) => ({ value, label: REPORTED_WORDS[value] }))}
          chosen={kind}
        />
      </Filter>
      {items.length === 0 ? (
        <p>{view === 'open' ? 'Nothing waits for a decision.' : 'There is nothing here.'}</p>
      ) : (
        <List rows={items} columns={createColumns(view)} keyOf={({ id }) => id} label={VIEW_WORDS[view]} />
      )}
      <Pager
        label="Pages of the queue"
        page={page}
        size={CASES_PAGE}
        total={total}
        addressOf={(to) => addressFor({ page: to })}
      />
      <p className="desk-links">
        <Link href={toAddress(`${MODERATION}/log`, {})} prefetch={false}>
          All steps of moderation
        </Link>
        <Link href={PLAYBOOK} prefetch={false}>
          Playbook for urgent texts
        </Link>
      </p>
    </>
  );
}

function createColumns(view: QueueView): [Column<QueuedCase>, ...Column<QueuedCase>[]] {
  return [
    {
      head: 'What',
      cell: ({ id, kind, contentId, title, isUrgent, isHiddenByReports, wantsSecondOpinion }) => (
        <>
          <Link href={`${MODERATION}/${id}`} prefetch={false}>
            {`${REPORTED_WORDS[kind]}: ${title ?? `number ${contentId}`}`}
          </Link>
          {isUrgent && <strong> · May be urgent</strong>}
          {isHiddenByReports && <em> · Hidden by reports</em>}
          {wantsSecondOpinion && view === 'open' && <em> · Second opinion wanted</em>}
        </>
      ),
    },
    { head: 'Author', cell: ({ authorName }) => authorName ?? '–' },
    {
      head: 'Reasons',
      cell: ({ reasons }) => reasons.map((reason) => REASON_WORDS[reason] ?? reason).join(', ') || '–',
    },
    { head: 'Reports', is: 'number', cell: ({ reports }) => reports, said: () => 'Reports: ' },
    view === 'open'
      ? { head: 'Since', is: 'short', cell: ({ openedAt }) => <Time iso={openedAt} /> }
      : {
          head: 'Decided',
          cell: ({ decidedAt, action, byName }) => (
            <>
              {action && toStepLabel(action)}
              {byName && `, ${byName}`} {decidedAt && <Time iso={decidedAt} />}
            </>
          ),
        },
  ];
}
