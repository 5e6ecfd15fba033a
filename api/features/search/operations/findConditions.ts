import { SEARCH_RESULTS } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import type { SearchText } from '../queries/readSearchText.ts';
import type { Scope } from '../queries/scope.ts';
import { selectCorrections } from '../queries/selectCorrections.ts';
import {
  type Found,
  selectAnyWord,
  selectByForeignName,
  selectByMention,
  selectByName,
} from '../queries/selectFound.ts';
import { allWords, anyWord, type Words } from './searchWords.ts';

/**
 * Ids of the found conditions, best first: what is called so, then what mentions it. Only when nothing is found as
 * written are words taken for misspelt; and only when that finds nothing either is one word of several enough.
 */
export async function findConditions({ database, text, scope }: Search): Promise<number[]> {
  const written = text.words.map((word) => [word]);
  const words = allWords(written);
  const named = await findNamed({ database, text, words, scope });
  const mentioned = named.length < ENOUGH ? await selectByMention(database, { words: words.pages, scope }) : [];
  if (named.length + mentioned.length > 0) return best([...named, ...mentioned]);

  const corrected = await correct({ database, text });
  const likely = corrected ? await findNamed({ database, text, words: allWords(corrected), scope }) : [];
  if (likely.length > 0) return best(likely);
  return best(await selectAnyWord(database, { words: anyWord(corrected ?? written), scope }));
}

async function findNamed({ database, text, words, scope }: Search & { words: Words }): Promise<Found[]> {
  const named = await selectByName(database, { text, words, scope });
  if (named.length >= ENOUGH) return named;
  return [...named, ...(await selectByForeignName(database, { words: words.names, scope }))];
}

/** With so many hits nobody looks for those that merely mention it. */
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
