import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { ACTIONS_BY_KIND } from '@common-ground/api/contracts/moderation/cases.ts';
import {
  type CaseOfDesk,
  type DecisionOnCase,
  selectCase,
} from '@common-ground/api/features/moderation/queries/selectCase.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { MODERATION } from '../kit/addresses.ts';
import { Facts } from '../kit/Facts.tsx';
import { Screen } from '../kit/Screen.tsx';
import { Time } from '../kit/Time.tsx';
import { CaseSteps } from './CaseSteps.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { SendMessage } from './SendMessage.tsx';
import { REASON_WORDS, REPORTED_WORDS, SNAPSHOT_LABELS, toStepLabel } from './words.ts';
import '../contributions/review.css';

export async function CaseView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const [, id = ''] = [view.params?.segments].flat();
  const found =
    hasRole(req.user, MODERATORS) && /^\d{1,9}$/.test(id) ? await selectCase(findDatabase(req), Number(id)) : null;
  if (!found) return notFound();
  const { kind, now } = found;
  const title = `${REPORTED_WORDS[kind]}: ${now?.title ?? `number ${found.contentId}`}`;
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: 'Moderation', url: MODERATION }, { label: title }]} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className="review">
        <div className="review__main">
          <ReportedTexts found={found} />
          <Reports found={found} />
          <NeighbouringPosts found={found} />
          <Decisions title="Decided about it before" decisions={found.decisions} />
          <Decisions title="Decided about its author before" decisions={found.ofAuthor} />
        </div>
        <Side found={found} ownId={Number(req.user?.id)} />
      </div>
    </Screen>
  );
}

function Side({ found, ownId }: { found: CaseOfDesk; ownId: number }) {
  const { id, kind, authorId, authorName, authorRole, suspendedUntil, isUrgent, now } = found;
  const appealed = found.decisions.find(
    ({ caseId, appealedAt, appealOutcome }) => caseId === id && appealedAt && !appealOutcome,
  );
  return (
    <aside className="review__side" aria-label="The decision">
      {isUrgent && (
        <p className="desk-said desk-said--error">
          Its words may be about somebody in danger. Look at this first, and answer as the playbook says.
        </p>
      )}
      <Facts
        facts={[
          ['Author', authorName && `${authorName}${authorRole === 'user' ? '' : `, ${authorRole}`}`],
          ['Suspended until', suspendedUntil && <Time key="until" iso={suspendedUntil} />],
          ['Reported first', <Time key="since" iso={found.openedAt} />],
          ['Decided', found.decidedAt && <Time key="decided" iso={found.decidedAt} />],
          ['Second opinion', found.secondOpinion && `${found.secondOpinionBy ?? 'Somebody'}: ${found.secondOpinion}`],
        ]}
      />
      {now?.link && (
        <p>
          <a href={now.link} target="_blank" rel="noopener">
            Where it stands
          </a>
        </p>
      )}
      {authorId !== null && authorId !== ownId && <SendMessage caseId={id} />}
      {(kind === 'topic' || kind === 'post') && authorId !== ownId && (
        <MembersOnly caseId={id} isPossible={found.isForEveryone && found.decidedAt === null} />
      )}
      <CaseSteps
        id={id}
        actions={ACTIONS_BY_KIND[kind].filter(
          (action) => authorId !== null || (action !== 'warn' && action !== 'suspend'),
        )}
        isOpen={found.decidedAt === null}
        refusal={findCaseRefusal(found, ownId)}
        appeal={
          appealed?.appeal
            ? { decisionId: appealed.id, text: appealed.appeal, isOwn: appealed.byId === ownId || authorId === ownId }
            : null
        }
      />
    </aside>
  );
}

/** Returns why the user may not decide the case, null when they may. The server checks again. */
function findCaseRefusal({ authorId, reports, secondOpinionById }: CaseOfDesk, ownId: number): string | null {
  if (authorId === ownId) return 'You wrote this, so another moderator decides.';
  if (reports.some(({ reporterId, status }) => reporterId === ownId && status === 'pending'))
    return 'You reported this, so another moderator decides.';
  return secondOpinionById === ownId ? 'You asked for a second opinion, so another moderator decides.' : null;
}

/** Shows each reported state of the text once, and the text as it is now. */
function ReportedTexts({ found: { reports, now } }: { found: CaseOfDesk }) {
  const asNow = now && toComparableText({ title: now.title, ...now.words });
  const kept = new Map(
    reports.flatMap(({ snapshot, createdAt }) =>
      snapshot ? [[toComparableText(snapshot), { snapshot, createdAt }]] : [],
    ),
  );
  const others = [...kept].filter(([text]) => text !== asNow);
  return (
    <section aria-labelledby="case-words">
      <h2 id="case-words">{others.length > 0 ? 'As it was when it was reported' : 'Its words'}</h2>
      {others.map(([text, { snapshot, createdAt }]) => (
        <div key={text}>
          <p className="desk-quiet">
            <Time iso={createdAt} />
          </p>
          <TextFacts words={snapshot} />
        </div>
      ))}
      {others.length > 0 && <h2>As it is now</h2>}
      {now ? <TextFacts words={{ title: now.title, ...now.words }} /> : <p>The text does not exist any more.</p>}
      {now && !now.isVisible && <p>Readers do not see it at the moment.</p>}
    </section>
  );
}

function TextFacts({ words }: { words: Record<string, string | null> }) {
  return <Facts facts={Object.entries(words).map(([name, text]) => [SNAPSHOT_LABELS[name] ?? name, text])} />;
}

function toComparableText(words: Record<string, string | null>): string {
  return JSON.stringify(Object.entries(words).toSorted(([one], [other]) => one.localeCompare(other)));
}

function Reports({ found: { reports } }: { found: CaseOfDesk }) {
  return (
    <section aria-labelledby="case-reports">
      <h2 id="case-reports">Reports</h2>
      {reports.length === 0 && <p>Nobody reported it: a check of its words opened this case when it was written.</p>}
      {reports.map(({ id, reason, description, reporterName, right, decided, createdAt }) => (
        <Facts
          key={id}
          facts={[
            ['Reason', REASON_WORDS[reason] ?? reason],
            ['In their words', description],
            [
              'Reported by',
              reporterName
                ? `${reporterName}: ${right} of ${decided} reports were right`
                : 'Somebody without an account',
            ],
            ['When', <Time key="when" iso={createdAt} />],
          ]}
        />
      ))}
    </section>
  );
}

function NeighbouringPosts({ found: { neighbours, contentId, kind } }: { found: CaseOfDesk }) {
  if (neighbours.length < 2) return null;
  return (
    <section aria-labelledby="case-around">
      <h2 id="case-around">What stands around it</h2>
      <ol>
        {neighbours.map(({ id, authorName, state, content, at }) => (
          <li key={id} aria-current={id === contentId && kind !== 'topic' ? 'true' : undefined}>
            <p className="desk-quiet">
              {authorName ?? 'A former member'}, <Time iso={at} />
              {state !== 'visible' && `, ${state}`}
              {id === contentId && kind !== 'topic' && <strong> – this one</strong>}
            </p>
            <p style={{ whiteSpace: 'pre-line' }} dir="auto">
              {content}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Decisions({ title, decisions }: { title: string; decisions: DecisionOnCase[] }) {
  if (decisions.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {decisions.map(({ id, kind, action, reason, byReports, byName, at, appealOutcome, appealReason }) => (
          <li key={id}>
            <strong>{toStepLabel(byReports ? 'hide_by_reports' : action)}</strong> ({REPORTED_WORDS[kind]}
            {byName && `, ${byName}`}, <Time iso={at} />){byReports ? '.' : `: ${reason}`}
            {appealOutcome && ` – ${toStepLabel(`appeal_${appealOutcome}`)}: ${appealReason}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
