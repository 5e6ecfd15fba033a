import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { StaffBadge } from '../../../../components/condition-tools/UserName.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';

/** Lists every step with its reason. The list is open after a request for changes and after a rejection. */
export function EventList({ contribution: { events, kind, status, title } }: { contribution: OwnContribution }) {
  const { words } = useProfile();
  const { contributions } = words;
  const ofRemoval: Record<string, string> = {
    publish: contributions.removal.state,
    publish_in_emergency: contributions.removal.inEmergency,
  };
  if (events.length === 0) return null;
  return (
    <details className="contribution-events mt-2" open={status === 'changes_requested' || status === 'rejected'}>
      <summary
        className="list-item py-2 text-action"
        aria-label={fill(contributions.ofContribution, { action: contributions.history, title })}
      >
        {contributions.history}
      </summary>
      <ol className="border-s-3 border-line">
        {events.map(({ action, to, by, byRole, reason, at }, place) => (
          <li className="py-2 ps-4" key={`${at}${place}`}>
            <p className={rowFacts}>
              <span>
                {(kind === 'removal' && ofRemoval[action]) ||
                  (Object.hasOwn(contributions.actions, action) &&
                    contributions.actions[action as keyof typeof contributions.actions]) ||
                  contributions.states[to]}
              </span>
              {by && (
                <span>
                  <bdi>{by}</bdi>
                  {byRole && <StaffBadge role={byRole} />}
                </span>
              )}
              <Moment iso={at} />
            </p>
            {reason && (
              <p className="max-w-measure whitespace-pre-line" dir="auto">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
