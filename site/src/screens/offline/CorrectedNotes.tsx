import type { Correction } from '@common-ground/api/contracts/offline/corrections.ts';
import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useState } from 'react';
import { deleteCorrected, readCorrected } from '../../session/offline/applyCorrections.ts';
import { checkSaved } from '../../shell/offline/checkSaved.ts';
import { formatDay } from './formatDay.ts';

type Props = {
  lang: string;
  words: SavedWords;
  /** Whether to request corrections: false when nothing is saved. */
  isAsking: boolean;
};

/** Lists corrections of saved pages until the reader confirms that they have read them. */
export function CorrectedNotes({ lang, words: { corrections: words }, isAsking }: Props) {
  const [notes, setNotes] = useState<Correction[]>([]);
  useEffect(() => {
    const read = () => readCorrected().then(setNotes, () => {});
    // No toast, because this page shows the corrections.
    void read().then(() => (isAsking ? checkSaved({ isSaid: false }).then(read, () => {}) : undefined));
  }, []);
  if (notes.length === 0) return null;

  async function forget(): Promise<void> {
    await deleteCorrected();
    setNotes([]);
    document.getElementById('saved-title')?.focus();
  }

  return (
    <section className="corrected notice-box grid max-w-list gap-3 px-5 py-4" aria-labelledby="corrected-title">
      <h2 className="text-h3" id="corrected-title">
        {words.title}
      </h2>
      <ul className="divided">
        {notes.map(({ path, kind, title, what, at, language }) => (
          <li className="grid gap-1 py-3" key={path}>
            <strong lang={title ? language : undefined} dir="auto">
              {title ?? words.unnamed}
            </strong>
            <span>{fill(words[kind], { date: formatDay(lang, at) })}</span>
            {what && (
              <span lang={language} dir="auto">
                {what}
              </span>
            )}
          </li>
        ))}
      </ul>
      <button className="button quiet justify-self-start" type="button" onClick={() => void forget()}>
        {words.seen}
      </button>
    </section>
  );
}
