import { hasRole, REVIEWERS } from '@common-ground/api/contracts/accounts/roles.ts';
import { FINAL_STATES, STATE_WORDS, type WorkflowStep } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { AnyField } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { getReview, type Review } from '@common-ground/api/features/contributions/getReview.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import type { DocumentViewServerProps } from 'payload';
import { QUEUE, toRecordAddress } from '../kit/addresses.ts';
import { Facts } from '../kit/Facts.tsx';
import { Time } from '../kit/Time.tsx';
import { Comparison } from './Comparison.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import { ContributionEvents, NewestAnswer } from './ContributionEvents.tsx';
import { findChoices } from './joinTexts.ts';
import { LapsingSignOffs } from './LapsingSignOffs.tsx';
import { ProposalList } from './ProposalList.tsx';
import { formatWait } from './queue/words.ts';
import { Sources } from './Sources.tsx';
import { Steps } from './Steps.tsx';
import { describeStanding } from './standing.ts';
import { PUBLISHING_STEPS } from './steps.ts';
import { KIND_LABELS } from './words.ts';
import './review.css';

/** Shows a contribution for review, in place of Payload's form. */
export async function ReviewView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  if (!doc?.id || !req.user) return null;
  const actor = { id: Number(req.user.id), role: String(req.user.role) };
  const review = await getReview(Number(doc.id), actor, findDatabase(req), req.payload);
  if (!review) return null;
  const { contribution, actions, conflicts, current, shown, events, facts, next, names, isWhole } = review;
  const { id, title, status, kind, scheduledFor, content } = contribution;
  const mayReview = hasRole(req.user, REVIEWERS);
  const isDecided = FINAL_STATES.includes(status);
  const lang = facts.languageCode;
  return (
    <div className="review">
      <SetStepNav nav={[{ label: 'Contributions', url: QUEUE }, { label: title }]} />
      <section className="review__side" aria-labelledby="review-state">
        <h2 id="review-state" tabIndex={-1}>
          {kind === 'removal' && status === 'published' ? 'Taken down' : STATE_WORDS[status]}{' '}
        </h2>
        {describeStanding({ review, userId: actor.id, mayReview }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <LapsingSignOffs lapses={review.lapses} />
        <RivalProposals rivals={review.rivals} />
        {!isDecided && (
          <p className="review__jump">
            <a href="#review-main">Read the texts</a>
          </p>
        )}
        {mayReview && (
          <Steps
            id={id}
            kind={kind}
            actions={actions.filter((action) => isOffered(action, review))}
            isScheduled={scheduledFor !== null}
            correction={review.correction}
            checked={{ items: review.checklist, hasSources: Boolean(review.sources?.length) }}
          >
            <NextInQueueLink next={next} />
          </Steps>
        )}
      </section>
      <div className="review__main" id="review-main" tabIndex={-1}>
        <ContributionFacts review={review} />
        {!isDecided && <NewestAnswer events={events} names={names} lang={lang} />}
        {isWhole && <ConflictsInDraft review={review} />}
        {!isWhole && conflicts.length > 0 && (
          <ConflictForm
            id={id}
            lang={lang}
            pageDigest={review.pageDigest}
            mayResolve={mayReview && actions.includes('resolve')}
            fields={conflicts.map(({ key, ...field }) => ({
              ...field,
              field: key as AnyField,
              choices: findChoices(key as AnyField, current ?? {}, content),
            }))}
          />
        )}
        <Comparison
          kind={kind}
          content={shown.content}
          // The current page already contains a published contribution, so decided ones are compared with their base.
          published={isDecided ? shown.base : (shown.current ?? shown.base)}
          isDecided={isDecided}
          conflicts={conflicts.map(({ key }) => key)}
          names={names}
          source={review.source}
          language={{ code: lang, direction: facts.languageDirection }}
        />
        {review.sources && <Sources sources={review.sources} before={review.sourcesNow} />}
        <ContributionEvents kind={kind} events={events} names={names} lang={lang} />
      </div>
    </div>
  );
}

/** Warns before an approval that other proposals change the same text. */
function RivalProposals({ rivals }: Pick<Review, 'rivals'>) {
  if (rivals.length === 0) return null;
  return (
    <section className="review__rivals" role="note" aria-labelledby="review-rivals">
      <h3 id="review-rivals">
        {rivals.length === 1 ? 'Another proposal changes the same text' : 'Other proposals change the same text'}
      </h3>
      <p>The one published second has to be merged with the first. Read both before you approve one.</p>
      <ProposalList proposals={rivals} />
    </section>
  );
}

/** Warns that the same parts of the published text have changed. The author merges both versions in the draft. */
function ConflictsInDraft({ review: { conflicts, record } }: { review: Review }) {
  if (conflicts.length === 0) return null;
  return (
    <section className="review__conflicts" aria-labelledby="review-conflicts">
      <h2 id="review-conflicts">Changed for readers meanwhile</h2>
      <p>
        The published text has changed since this was written: {conflicts.map(({ label }) => label).join(', ')}. It
        cannot be published as it stands. Its author merges both versions in{' '}
        {record ? (
          <Link href={toRecordAddress(record.collection, record.id)} prefetch={false}>
            the draft
          </Link>
        ) : (
          'the draft'
        )}{' '}
        and presses “Send for review” again, which withdraws this contribution.
      </p>
    </section>
  );
}

/** Whether the screen offers a step. Leaves out publishing in a conflict, and the emergency step beside `publish`. */
function isOffered(action: WorkflowStep, { actions, conflicts }: Review): boolean {
  if (conflicts.length > 0 && PUBLISHING_STEPS.includes(action)) return false;
  return action !== 'publish_in_emergency' || !actions.includes('publish');
}

function NextInQueueLink({ next }: Pick<Review, 'next'>) {
  return (
    <p className="review__next">
      {next ? (
        <>
          <Link href={toRecordAddress('contributions', next.id)} prefetch={false}>
            Next in the queue: {next.title}
          </Link>
          <span className="desk-quiet">{`waiting ${formatWait(next.waited)}`}</span>
        </>
      ) : (
        <Link href={QUEUE} prefetch={false}>
          Back to the queue: nothing else waits for you
        </Link>
      )}
    </p>
  );
}

function ContributionFacts({ review: { contribution, facts, page, record } }: { review: Review }) {
  const { kind, description, isMinorEdit, reviewerName, scheduledFor } = contribution;
  const { sender, senderEmail, source, category, language, submittedAt, approvedBy } = facts;
  return (
    <Facts
      facts={[
        [
          'What',
          `${KIND_LABELS[kind]}${language ? `, ${language}` : ''}${isMinorEdit ? ', minor as its author says' : ''}`,
        ],
        ['Page', page && (page.address ? <a href={page.address}>{page.title}</a> : page.title)],
        [
          'Draft',
          record && (
            <Link href={toRecordAddress(record.collection, record.id)} prefetch={false}>
              Open the draft
            </Link>
          ),
        ],
        ['Category', category],
        ['Sent by', sender && `${sender}${senderEmail ? `, ${senderEmail} (without an account)` : ''}`],
        ['Sent', submittedAt && <Time iso={new Date(submittedAt).toISOString()} />],
        [kind === 'removal' ? 'Reason' : 'Edit summary', description],
        ['Source', source],
        ['Reviewer', reviewerName],
        ['Approved by', approvedBy],
        ['To be published', scheduledFor && <Time iso={scheduledFor.toISOString()} hasZone />],
      ]}
    />
  );
}
