import type { EntryMeta } from '@common-ground/api/contracts/search/searchIndex.ts';

/** Below this a hit may be one by a word's first letter alone, which is how the library answers misspelt words. */
const DOUBTFUL_SCORE = 1;

/**
 * How good a hit is, 0 the best, in the order of the server's search: is called so, is also called so, its name begins
 * so, its names have all the words, it mentions them. Null for a hit that has nothing of the text. Scores alone cannot
 * say: they depend on how rare a word is in an index, and in a delta of two conditions no word is rare.
 */
export function tierOf({ text, meta, score }: { text: string; meta: EntryMeta; score: number }): number | null {
  const words = wordsOf(text);
  const asked = words.join('');
  const aliases: string[] = JSON.parse(meta.aliases);
  const [name = '', ...others] = [meta.title, ...aliases].map((each) => wordsOf(each).join(''));
  if (name === asked) return 0;
  if (others.includes(asked)) return 1;
  if (name.startsWith(asked)) return 2;
  const inNames = wordsOf([meta.title, ...aliases].join(' '));
  if (words.every((word) => inNames.some((each) => each.startsWith(word)))) return 3;
  if (score >= DOUBTFUL_SCORE) return 4;
  const inAll = [...inNames, ...wordsOf(`${meta.summary} ${meta.tags}`)];
  return words.some((word) => inAll.some((each) => hasPartOf(each, word))) ? 4 : null;
}

/** Words as the index compares them: without case and accents, and in Arabic without the article. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => word.replace(/^[وبلف]?ال(?=..)/u, '') || []);
}

/** Whether a word may be a form of one: it has half of it, and three letters where it has as many. */
function hasPartOf(one: string, word: string): boolean {
  return one.includes(word.slice(0, Math.max(Math.min(word.length, 3), Math.ceil(word.length / 2))));
}
