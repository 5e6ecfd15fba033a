import type { ContributionKind } from '@common-ground/api/contracts/contents.ts';
import type { ToldEvent } from '@common-ground/api/features/review/queries/selectReview.ts';
import { Time } from '../publisher/Time.tsx';
import { CHECKLIST_WORDS, EVENT_WORDS, REMOVAL_WORDS } from './words.ts';

/** What happened to it, oldest first. */
export function Events({ kind, events }: { kind: ContributionKind; events: ToldEvent[] }) {
  return (
    <section aria-labelledby="review-events">
      <h2 id="review-events">What happened</h2>
      <ol className="review__events">
        {events.map(({ id, action, by, reason, checklist, at }) => (
          <li key={id}>
            <strong>{(kind === 'removal' && REMOVAL_WORDS[action]) || EVENT_WORDS[action] || action}</strong>
            {by && ` by ${by}`}, <Time iso={at} />
            {reason && <p className="review__words">{reason}</p>}
            {checklist && (
              <p className="review__more">
                Looked at: {checklist.map((item) => CHECKLIST_WORDS[item as keyof typeof CHECKLIST_WORDS]).join('; ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
