import { SEARCH_WORDS } from '../../../contracts/limits.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

/** A search text as the index holds texts: without accents, case and punctuation. */
export type SearchText = {
  folded: string;
  /** The same without spaces, so that A.D.H.D. is ADHD. */
  key: string;
  words: string[];
};

export async function readSearchText(database: Database, asked: string): Promise<SearchText> {
  const [row] = await rowsOf<{ folded: string }>(database, {
    name: 'search-read-text',
    text: 'SELECT search.fold($1) AS folded',
    values: [asked.toWellFormed()],
  });
  const words = (row?.folded ?? '').split(/\s+/u).filter(Boolean).slice(0, SEARCH_WORDS);
  return { folded: words.join(' '), key: words.join(''), words };
}
