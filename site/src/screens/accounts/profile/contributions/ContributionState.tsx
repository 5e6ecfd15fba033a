import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { isPageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath, learningPathPath, pagePath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { EventList } from './EventList.tsx';
import { SentTexts } from './SentTexts.tsx';

export function ContributionState({
  contribution,
  Heading = 'h3',
}: {
  contribution: OwnContribution;
  Heading?: 'h2' | 'h3';
}) {
  const { words } = useProfile();
  const { contributions } = words;
  const { title, kind, status, submittedAt, scheduledFor } = contribution;
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
        <ToPage contribution={contribution} />
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

/** Links to the page or learning path that the contribution is about, unless readers cannot open it. */
export function ToPage({
  contribution: { title, kind, status, conditionId, pathId, pageSlug },
}: {
  contribution: OwnContribution;
}) {
  const { lang, words } = useProfile();
  const { ofContribution, toPage, toPath } = words.contributions;
  const isDown = kind === 'removal' && status === 'published';
  const isThere = kind !== 'path' || status === 'published';
  const page =
    conditionId !== null
      ? conditionPath(conditionId, lang)
      : pageSlug !== null && isPageSlug(pageSlug)
        ? pagePath(pageSlug, lang)
        : null;
  const path = pathId !== null && isThere ? learningPathPath(pathId, lang) : null;
  const [href, action] = page ? [page, toPage] : [path, toPath];
  if (!href || isDown) return null;
  return (
    <a href={href} aria-label={fill(ofContribution, { action, title })}>
      {action}
    </a>
  );
}

/** Shows the place in the queue, and the typical wait or that it is unknown. Renders nothing outside the queue. */
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
