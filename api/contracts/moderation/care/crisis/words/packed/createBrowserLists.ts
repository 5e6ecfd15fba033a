import type { Settings, WordLists } from '../../WordLists.ts';
import { settings as ar } from '../ar/settings.ts';
import { settings as en } from '../en/settings.ts';
import { settings as es } from '../es/settings.ts';
import { settings as fr } from '../fr/settings.ts';
import { packed as others } from './generated/others.ts';
import { type PackedWords, unpackWords } from './packWords.ts';

const SETTINGS: Record<PageLanguage, Settings> = { en, es, fr, ar };
export type PageLanguage = keyof typeof others.outlines;

/** Returns the word lists for a browser: most words of the page's language, and urgent words of all others. */
export function createBrowserLists(language: PageLanguage, page: PackedWords): WordLists[] {
  const outlines = Object.entries(others.outlines) as [PageLanguage, PackedWords][];
  return [
    { ...SETTINGS[language], words: unpackWords(page) },
    ...outlines.flatMap(([other, packed]) =>
      other === language ? [] : [{ ...SETTINGS[other], words: unpackWords(packed) }],
    ),
    ...others.further.map(({ packed, ...settings }) => ({
      ...settings,
      script: settings.script as WordLists['script'],
      words: unpackWords(packed),
    })),
  ];
}
