import { inLanguage } from '../../../../../wording/inLanguage.ts';
import type { Settings, WordLists } from '../../WordLists.ts';
import { packed as others } from './generated/others.ts';
import { type PackedWords, unpackWords } from './packWords.ts';

const settingsIn = inLanguage<Settings>(import.meta.glob('../*/settings.ts', { eager: true, import: 'settings' }));

/** Returns the word lists for a browser: most words of the page's language, and urgent words of all others. */
export function createBrowserLists(language: string, page: PackedWords): WordLists[] {
  const outlines = Object.entries<PackedWords>(others.outlines);
  return [
    { ...settingsIn(language), words: unpackWords(page) },
    ...outlines.flatMap(([other, packed]) =>
      other === language ? [] : [{ ...settingsIn(other), words: unpackWords(packed) }],
    ),
    ...others.further.map(({ packed, ...settings }) => ({
      ...settings,
      script: settings.script as WordLists['script'],
      words: unpackWords(packed),
    })),
  ];
}
