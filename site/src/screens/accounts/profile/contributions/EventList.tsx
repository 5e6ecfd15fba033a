import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { Moment } from '../../../../components/text/Moment.tsx';
import { useProfile } from '../context.ts';

/** Every step so far, with what was said. Open where the last word waits for the author. */
export function EventList({ contribution: { events, kind, status, title } }: { contribution: OwnContribution }) {
  const { words } = useProfile();
  const { contributions } = words;
  const ofRemoval: Record<string, string> = {
    publish: contributions.removal.state,
    publish_in_emergency: contributions.removal.inEmergency,
  };
  if (events.length === 0) return null;
  return (
    <details className="contribution-events" open={status === 'changes_requested' || status === 'rejected'}>
      <summary aria-label={fill(contributions.ofContribution, { action: contributions.history, title })}>
        {contributions.history}
      </summary>
      <ol>
        {events.map(({ action, to, by, reason, at }, place) => (
          <li className="contribution-event" key={`${at}${place}`}>
            <p className="row-facts">
              <span>
                {(kind === 'removal' && ofRemoval[action]) ||
                  (Object.hasOwn(contributions.actions, action) &&
                    contributions.actions[action as keyof typeof contributions.actions]) ||
                  contributions.states[to]}
              </span>
              {by && <bdi>{by}</bdi>}
              <Moment iso={at} />
            </p>
            {reason && (
              <p className="bio" dir="auto">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
