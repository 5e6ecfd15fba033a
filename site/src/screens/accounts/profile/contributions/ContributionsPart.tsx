import { contributePath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { ListPart } from '../parts/ListPart.tsx';
import { Section } from '../parts/Section.tsx';
import { useOutcome } from '../parts/useOutcome.ts';
import { $contributions } from '../reads.ts';
import { ContributionRow } from './ContributionRow.tsx';

/** What the reader sent in and what became of it, newest first. `isWanted`: the address leads here. */
export function ContributionsPart({ isWanted }: { isWanted: boolean }) {
  const { lang, words } = useProfile();
  const { tell, section } = useOutcome(isWanted);
  const nothing = (
    <>
      <p className="text-ink-soft">{words.contributions.empty}</p>
      <a className="button quiet" href={contributePath(lang)}>
        {words.contributions.contribute}
      </a>
    </>
  );
  return (
    <Section title={words.contributions.title} {...section}>
      <ListPart $read={$contributions} empty={nothing}>
        {(contribution) => <ContributionRow key={contribution.id} contribution={contribution} onDone={tell} />}
      </ListPart>
    </Section>
  );
}
