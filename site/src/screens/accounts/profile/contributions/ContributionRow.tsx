import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath, suggestPath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { rowFacts, withAction } from '../looks.ts';
import { EventList } from './EventList.tsx';
import { WaitFacts } from './WaitFacts.tsx';
import { Withdraw } from './Withdraw.tsx';

type Props = { contribution: OwnContribution; onDone: (said: string) => void };

/** One contribution: what it is, where it stands, what was said of it, and what its author can do. */
export function ContributionRow({ contribution, onDone }: Props) {
  const { lang, words } = useProfile();
  const { contributions } = words;
  const { id, title, kind, status, conditionId, submittedAt, scheduledFor } = contribution;
  const isRemoval = kind === 'removal';
  const isDown = isRemoval && status === 'published';
  const next = isRemoval && (status === 'approved' || status === 'published') ? contributions.removal[status] : null;
  return (
    <li className={withAction}>
      <div>
        <h3>
          <bdi>{title}</bdi>{' '}
          <span className="badge">{isDown ? contributions.removal.state : contributions.states[status]}</span>
        </h3>
        <p className={rowFacts}>
          <span>{contributions.kinds[kind]}</span>
          <span>
            <Filled text={contributions.submitted} values={{ date: <Moment iso={submittedAt} isDay /> }} />
          </span>
          {conditionId !== null && !isDown && (
            <a
              href={conditionPath(conditionId, lang)}
              aria-label={fill(contributions.ofContribution, { action: contributions.toPage, title })}
            >
              {contributions.toPage}
            </a>
          )}
        </p>
        <p>{next ?? contributions.explained[status]}</p>
        <WaitFacts contribution={contribution} />
        {scheduledFor && (
          <p>
            <Filled text={contributions.scheduled} values={{ date: <Moment iso={scheduledFor} /> }} />
          </p>
        )}
        <EventList contribution={contribution} />
      </div>
      <div className="buttons">
        {status === 'changes_requested' && (
          <a
            className="button"
            href={suggestPath({ contribution: id }, lang)}
            aria-label={fill(contributions.ofContribution, { action: contributions.answer, title })}
          >
            {contributions.answer}
          </a>
        )}
        {!FINAL_STATES.includes(status) && <Withdraw contribution={contribution} onDone={onDone} />}
      </div>
    </li>
  );
}
