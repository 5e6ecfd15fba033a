import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';

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
