import { selectFirstNumbers } from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { ReactNode } from 'react';
import { useLoaded } from '../../islands/useLoaded.ts';
import { screenPath } from '../../routes.ts';
import { Text } from '../text/Text.tsx';
import { CrisisRow } from './CrisisRow.tsx';
import { type LineWords, readHelpLines } from './readHelpLines.ts';
import { useHelpRegion } from './useHelpRegion.ts';

type Props = {
  lang: string;
  words: LineWords;
  lines?: ReactNode;
  onChange: () => void;
};

/** Row with the numbers of the reader's country, which are part of this script and so work offline. */
export function OwnCrisisRow({ lang, words, lines, onChange }: Props) {
  const { region, isGuess } = useHelpRegion();
  const read = useLoaded(() => readHelpLines(lang), true);
  const here = Array.isArray(read) ? read.filter((line) => line.region === region) : [];
  const findFirstLine = (kind: string) => here.find(({ kinds }) => kinds[0] === kind);
  const toAnchor = (kind: string) => (findFirstLine(kind) ? `${region}-${kind}` : kind);
  const numbers = selectFirstNumbers(region);
  const country = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
  return (
    <div className="grid">
      <CrisisRow
        words={words}
        numbers={numbers}
        page={screenPath('helpLines', lang)}
        lines={lines}
        places={{ violence: toAnchor('violence'), poison: toAnchor('poison') }}
        poison={findFirstLine('poison')?.phone}
      />
      {isGuess && numbers.length > 0 && (
        <p className="hint leading-tight">
          <Text>{`${fill(words.guessed, { country: country.of(region) ?? region })} `}</Text>
          <button className="py-1 text-action [text-decoration:underline]" type="button" onClick={onChange}>
            {words.change}
          </button>
        </p>
      )}
    </div>
  );
}
