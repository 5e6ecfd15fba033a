import { getReview } from '@common-ground/api/features/review/operations/getReview.ts';
import { getTranslationReview } from '@common-ground/api/features/review/operations/getTranslationReview.ts';
import type { DocumentViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { databaseOf } from '../../auth/databaseOf.ts';
import { REVIEWERS } from '../../review/reviewers.ts';
import { TranslationComparison } from '../translation/TranslationComparison.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Comparison } from './Comparison.tsx';
import { choicesOf } from './choicesOf.ts';
import { Events } from './Events.tsx';
import { Facts } from './Facts.tsx';
import { Resolve } from './Resolve.tsx';
import { Steps } from './Steps.tsx';
import { STATE_WORDS } from './words.ts';
import './review.css';

/** A contribution as its reviewer works on it, in the place of the form: nothing of it is typed over. */
export async function ReviewView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  if (!doc?.id || !req.user) return null;
  const actor = { id: Number(req.user.id), role: String(req.user.role) };
  const review = await getReview(Number(doc.id), actor, databaseOf(req));
  if (!review) return null;
  const { contribution, actions, conflicts, current, shown, isOwn, events } = review;
  const { id, title, status, kind, scheduledFor, content } = contribution;
  const mayReview = hasRole(req, REVIEWERS);
  const translation = await getTranslationReview(contribution, databaseOf(req));
  const isConflicting = conflicts.length > 0;
  return (
    <div className="review">
      <Breadcrumb title={title} />
      <section aria-labelledby="review-state">
        <h2 id="review-state">{kind === 'removal' && status === 'published' ? 'Taken down' : STATE_WORDS[status]}</h2>
        <Facts review={review} />
        {mayReview && (
          <Steps
            id={id}
            kind={kind}
            actions={actions.filter((action) => !(isConflicting && PUBLISHING.includes(action)))}
            isOwn={isOwn}
            isDecided={['published', 'rejected', 'withdrawn'].includes(status)}
            scheduledFor={scheduledFor?.toISOString() ?? null}
          />
        )}
      </section>
      {isConflicting && (
        <Resolve
          id={id}
          mayResolve={mayReview && actions.includes('resolve')}
          fields={conflicts.map((field) => ({
            field,
            before: shown.base[field] ?? '',
            now: shown.current?.[field] ?? '',
            proposed: shown.content[field] ?? '',
            choices: choicesOf(field, current ?? {}, content),
          }))}
        />
      )}
      {translation ? (
        <TranslationComparison contribution={contribution} review={translation} conflicts={conflicts} />
      ) : (
        <Comparison kind={kind} content={shown.content} published={shown.current ?? shown.base} conflicts={conflicts} />
      )}
      <Events kind={kind} events={events} />
    </div>
  );
}

/** What would be refused while the page and the proposal say different things. */
const PUBLISHING = ['publish', 'schedule', 'publish_in_emergency'];
