import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { useEffect, useRef, useState } from 'react';
import { contributePath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { $contributions } from '../reads.ts';
import { ContributionRow } from './ContributionRow.tsx';

/** What the reader sent in and what became of it, newest first. `isWanted`: the address leads here. */
export function ContributionsPart({ isWanted }: { isWanted: boolean }) {
  const { lang, words } = useProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);

  function done(what: string) {
    setSaid(what);
    heading.current?.focus();
  }

  return (
    <Section title={words.contributions.title} headingRef={heading}>
      <Said>{said}</Said>
      <Part $read={$contributions}>
        {(contributions: OwnContribution[]) =>
          contributions.length === 0 ? (
            <>
              <p className="empty">{words.contributions.empty}</p>
              <a className="button quiet" href={contributePath(lang)}>
                {words.contributions.contribute}
              </a>
            </>
          ) : (
            <ul className="rows">
              {contributions.map((contribution) => (
                <ContributionRow key={contribution.id} contribution={contribution} onDone={done} />
              ))}
            </ul>
          )
        }
      </Part>
    </Section>
  );
}
