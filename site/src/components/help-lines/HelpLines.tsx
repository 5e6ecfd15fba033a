import { readEmergencyNumbers } from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useId } from 'react';
import { useLoaded } from '../../islands/useLoaded.ts';
import { screenPath } from '../../routes.ts';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { HelpLineList } from './HelpLineList.tsx';
import { sortRegions } from './helpRegion.ts';
import { type LineWords, readHelpLines } from './readHelpLines.ts';
import { selectLines } from './selectLines.ts';
import { chooseHelpRegion, HELP_REGIONS, useHelpRegion } from './useHelpRegion.ts';

type Props = { lang: string; words: LineWords };

export function HelpLines({ lang, words }: Props) {
  const id = useId();
  const lines = useLoaded(() => readHelpLines(lang), true);
  const { region, isGuess } = useHelpRegion();
  const regions = sortRegions(
    HELP_REGIONS.map((one) => ({ region: one })),
    lang,
    words.international,
  );
  const numbers = readEmergencyNumbers(region);
  const country = regions.find((one) => one.region === region)?.name ?? region;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="font-semibold">
        <p>{numbers.length > 0 ? words.danger : words.emergencyElse}</p>
        <EmergencyNumbers numbers={numbers} words={words} />
      </div>
      <div className="field">
        <label className="block font-semibold" htmlFor={id}>
          {words.region}
        </label>
        <select
          id={id}
          value={region}
          aria-describedby={`${id}guess`}
          onChange={({ target }) => chooseHelpRegion(target.value)}
        >
          {regions.map((one) => (
            <option key={one.region} value={one.region}>
              {one.name}
            </option>
          ))}
        </select>
        <p className="hint" id={`${id}guess`}>
          {isGuess && numbers.length > 0 && fill(words.guessed, { country })}
        </p>
      </div>
      <Lines lines={lines} region={region} lang={lang} words={words} />
      <p>
        <a href={screenPath('helpLines', lang)} target="_blank" rel="noreferrer">
          {words.all}
        </a>
      </p>
    </div>
  );
}

type Late = Awaited<ReturnType<typeof readHelpLines>> | 'failed' | null;

function Lines({ lines, region, lang, words }: Props & { lines: Late; region: string }) {
  if (lines === null) return <p role="status">{words.loading}</p>;
  if (lines === 'failed') return <p role="alert">{words.failed}</p>;
  const here = selectLines(region, lines);
  const hasOwn = here.some((line) => line.region === region || line.region === 'EU');
  return (
    <>
      {!hasOwn && <p>{words.noLines}</p>}
      <HelpLineList lines={here} lang={lang} words={words} now={new Date()} isBesideText />
    </>
  );
}
