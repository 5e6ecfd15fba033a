import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { EventList } from './EventList.tsx';
import { SentTexts } from './SentTexts.tsx';

/** What somebody sent in, where it stands, what they wrote and what was said of it. */
export function ContributionState({
  contribution,
  Heading = 'h3',
}: {
  contribution: OwnContribution;
  Heading?: 'h2' | 'h3';
}) {
  const { lang, words } = useProfile();
  const { contributions } = words;
  const { title, kind, status, conditionId, submittedAt, scheduledFor } = contribution;
  const isRemoval = kind === 'removal';
  const isDown = isRemoval && status === 'published';
  const next = isRemoval && (status === 'approved' || status === 'published') ? contributions.removal[status] : null;
  return (
    <div>
      <Heading>
        <bdi>{title}</bdi>{' '}
        <span className="badge">{isDown ? contributions.removal.state : contributions.states[status]}</span>
      </Heading>
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
      <SentTexts contribution={contribution} />
      <EventList contribution={contribution} />
    </div>
  );
}

/** Where it stands among those that wait, and how long that takes, where enough is known to say so. */
export function WaitFacts({ contribution: { place, typicalWaitDays } }: { contribution: OwnContribution }) {
  const { lang, words } = useProfile();
  const { contributions } = words;
  if (place === null) return null;
  const wait =
    typicalWaitDays === null
      ? contributions.waitNotKnown
      : typicalWaitDays < 1
        ? contributions.waitUnderDay
        : plural(lang, contributions.wait, Math.round(typicalWaitDays));
  return (
    <p className={rowFacts}>
      <span>{fill(contributions.place, { place: formatNumber(lang, place) })}</span>
      <span>{wait}</span>
    </p>
  );
}
