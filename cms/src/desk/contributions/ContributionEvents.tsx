import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import { markHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { Changes, type ChangesProps } from '../kit/Changes.tsx';
import { Facts } from '../kit/Facts.tsx';
import { Time } from '../kit/Time.tsx';
import { findNewestAnswer } from './findNewestAnswer.ts';
import { CHECKLIST_LABELS, EVENT_LABELS, REMOVAL_EVENT_LABELS } from './words.ts';

type EventsProps = { events: Review['events'] } & Pick<ChangesProps, 'names' | 'lang'>;
type Props = EventsProps & { kind: ContributionKind };

export function ContributionEvents({ kind, events, names, lang }: Props) {
  return (
    <section aria-labelledby="review-events">
      <h2 id="review-events">What happened</h2>
      <ol className="review__events">
        {events.map(({ id, action, by, reason, checklist, isMinorEdit, correction, version, at }) => {
          return (
            <li key={id}>
              <strong>{(kind === 'removal' && REMOVAL_EVENT_LABELS[action]) || EVENT_LABELS[action] || action}</strong>
              {by && ` by ${by}`}, <Time iso={at} />
              {reason && <p className="review__words">{markHiddenCharacters(reason)}</p>}
              {checklist && (
                <p className="desk-quiet">
                  Checked: {checklist.map((item) => CHECKLIST_LABELS[item as keyof typeof CHECKLIST_LABELS]).join('; ')}
                </p>
              )}
              {isMinorEdit && <p className="desk-quiet">Found to be minor: translations stay up to date.</p>}
              {correction && <p className="desk-quiet">Readers were told: {markHiddenCharacters(correction)}</p>}
              {version && (
                <details className="review__unchanged">
                  <summary>What this changed in the texts</summary>
                  <Changes
                    from={version.before}
                    to={version.after}
                    sides={['Before', 'After']}
                    names={names}
                    lang={lang}
                  />
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Shows the newest request for changes and the author's answer, which is all that a reviewer has to read again. */
export function NewestAnswer({ events, names, lang }: EventsProps) {
  const newest = findNewestAnswer(events);
  if (!newest) return null;
  const { request, answer } = newest;
  const { version } = answer;
  return (
    <section className="review__since" aria-labelledby="review-since">
      <h2 id="review-since">Changed since changes were requested</h2>
      <Facts
        facts={[
          [`Requested${request?.by ? ` by ${request.by}` : ''}`, request?.reason],
          ['The author’s answer', answer.reason || 'No comment'],
        ]}
      />
      {version ? (
        <Changes
          from={version.before}
          to={version.after}
          sides={['Sent before', 'Sent now']}
          names={names}
          lang={lang}
        />
      ) : (
        <p>The texts were left as they were.</p>
      )}
    </section>
  );
}
