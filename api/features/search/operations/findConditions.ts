import { SEARCH_RESULTS } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import type { SearchText } from '../queries/readSearchText.ts';
import type { Scope } from '../queries/scope.ts';
import { selectCorrections } from '../queries/selectCorrections.ts';
import { type Found, selectAnyWord, selectByMention, selectByName } from '../queries/selectFound.ts';
import { allWords, anyWord } from './searchWords.ts';

/**
 * Ids of the found conditions, best first: what is called so, then what mentions it. Only when nothing is found as
 * written are words taken for misspelt; and only when that finds nothing either is one word of several enough.
 */
export async function findConditions({ database, text, scope }: Search): Promise<number[]> {
  const written = text.words.map((word) => [word]);
  const words = allWords(written);
  const named = await selectByName(database, { text, words, scope });
  if (named.length >= ENOUGH) return best(named);
  const found = [...named, ...(await selectByMention(database, { words: words.pages, scope }))];
  if (found.length > 0) return best(found);

  const corrected = await correct({ database, text });
  const likely = corrected ? await selectByName(database, { text, words: allWords(corrected), scope }) : [];
  if (likely.length > 0) return best(likely);
  return best(await selectAnyWord(database, { words: anyWord(corrected ?? written), scope }));
}

/** With so many conditions called so, or about it, nobody looks for pages that merely mention it. */
const ENOUGH = 20;

type Search = { database: Database; text: SearchText; scope: Scope };

/** The likely words for each word of the text; null when every word is a word of some name. */
async function correct({ database, text }: Pick<Search, 'database' | 'text'>): Promise<string[][] | null> {
  const corrections = await selectCorrections(database, text.words);
  if (corrections.every(({ isKnown }) => isKnown)) return null;
  return corrections.map(({ word, isKnown, likely }) => (isKnown || likely.length === 0 ? [word] : likely));
}

/** A condition found in several ways counts with the best of them. */
function best(found: Found[]): number[] {
  const sorted = found.toSorted((a, b) => a.tier - b.tier || b.score - a.score || a.id - b.id);
  return [...new Set(sorted.map(({ id }) => id))].slice(0, SEARCH_RESULTS);
}
