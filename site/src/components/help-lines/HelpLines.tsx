import type { HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import { useId, useState } from 'react';
import { useLate } from '../../islands/useLate.ts';
import { screenPath } from '../../routes.ts';
import { HelpLineList, type LineWords, PhoneNumber } from './HelpLineList.tsx';
import { chooseHelpRegion, helpRegion, regionsOf } from './helpRegion.ts';

type Props = { lang: string; words: LineWords };

/** Who can be called or written to in the region that the reader chooses, and in every country. */
export function HelpLines({ lang, words }: Props) {
  const id = useId();
  const lines = useLate(() => readHelpLines(lang), true);
  const [region, setRegion] = useState<string | null>(null);
  const all = (
    <a href={screenPath('helpLines', lang)} target="_blank" rel="noreferrer">
      {words.all}
    </a>
  );

  if (lines === null) return <p role="status">{words.loading}</p>;
  if (lines === 'failed')
    return (
      <>
        <p>{words.emergencyElse}</p>
        <p role="alert">
          {words.failed} {all}
        </p>
      </>
    );
  const regions = regionsOf(lines, lang, words.international);
  const shown = region ?? helpRegion(regions.map((one) => one.region));
  const here = lines.filter((line) => line.region === shown);
  const emergency = here.find((line) => line.emergency)?.emergency;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="font-semibold">
        {emergency ? <PhoneNumber text={words.emergency} number={emergency} /> : words.emergencyElse}
      </p>
      <div className="field">
        <label className="block font-semibold" htmlFor={id}>
          {words.region}
        </label>
        <select
          id={id}
          value={shown}
          onChange={({ target }) => {
            chooseHelpRegion(target.value);
            setRegion(target.value);
          }}
        >
          {regions.map((one) => (
            <option key={one.region} value={one.region}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <HelpLineList lines={here} lang={lang} words={words} isBesideText />
      <p>{all}</p>
    </div>
  );
}

/** All of them, and without saying who asks: which region somebody needs, and that they do, is nobody's business. */
async function readHelpLines(lang: string): Promise<HelpLine[]> {
  const answer = await fetch(`/api/help-lines?lang=${encodeURIComponent(lang)}`, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`Help lines: ${answer.status}`);
  return answer.json();
}
