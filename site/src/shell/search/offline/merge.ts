import { SEARCH_RESULTS } from '@common-ground/api/contracts/limits.ts';
import type { FoundCondition } from '@common-ground/api/contracts/search/search.ts';
import { type EntryFacts, type EntryMeta, readEntryAddress } from '@common-ground/api/contracts/search/searchIndex.ts';
import type { Hit, HitData } from './pagefind.d.ts';

export type FoundEntry = { facts: EntryFacts; meta: HitData['meta'] };

/** Hits, the best first, or by id when `text` is null. */
type Hits = { base: Hit[]; delta: Hit[]; superseded: readonly number[]; text: string | null };

/** Merges the hits: a condition that changed counts only in the delta, and a withdrawn one in neither. */
export async function merge({ base, delta, superseded, text }: Hits): Promise<FoundEntry[]> {
  const gone = new Set(superseded);
  const found = [...(await take(base, ({ facts }) => !gone.has(facts.id))), ...(await take(delta, () => true))];
  const sorted = text === null ? found.sort((a, b) => a.facts.id - b.facts.id) : bestFirst(found, text);
  return sorted.slice(0, SEARCH_RESULTS);
}

type Taken = FoundEntry & { score: number };

function bestFirst(found: Taken[], text: string): FoundEntry[] {
  return found
    .map((entry) => ({ ...entry, tier: toTier({ ...entry, text }) }))
    .filter((entry): entry is typeof entry & { tier: number } => entry.tier !== null)
    .sort((a, b) => a.tier - b.tier || b.score - a.score);
}

/** Returns the first SEARCH_RESULTS hits that count. Loads each hit to find out its condition. */
async function take(hits: Hit[], counts: (entry: FoundEntry) => boolean): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let start = 0; start < hits.length && taken.length < SEARCH_RESULTS; start += SEARCH_RESULTS) {
    const slice = hits.slice(start, start + SEARCH_RESULTS);
    const loaded = await Promise.all(
      slice.map(async ({ score, data }) => {
        const { url, meta } = await data();
        return { facts: readEntryAddress(url), meta, score };
      }),
    );
    taken.push(...loaded.filter(counts));
  }
  return taken.slice(0, SEARCH_RESULTS);
}

/** Below this score a hit may share only a first letter with a misspelt word: the library finds these too. */
const DOUBTFUL_SCORE = 1;

/**
 * Returns the tier of a hit in the order of the server's search, from 0 (exact name) to 4 (any mention); null when
 * nothing matches. Scores do not suffice: in a small delta no word is rare.
 */
export function toTier({ text, meta, score }: { text: string; meta: EntryMeta; score: number }): number | null {
  const words = splitWords(text);
  const asked = words.join('');
  const aliases: string[] = JSON.parse(meta.aliases);
  const [name = '', ...others] = [meta.title, ...aliases].map((each) => splitWords(each).join(''));
  if (name === asked) return 0;
  if (others.includes(asked)) return 1;
  if (name.startsWith(asked)) return 2;
  const inNames = splitWords([meta.title, ...aliases].join(' '));
  if (words.every((word) => inNames.some((each) => each.startsWith(word)))) return 3;
  if (score >= DOUBTFUL_SCORE) return 4;
  const inAll = [...inNames, ...splitWords(`${meta.summary} ${meta.tags}`)];
  return words.some((word) => inAll.some((each) => containsStart(each, word))) ? 4 : null;
}

/** Returns words as the index compares them: without case, accents and the Arabic article. */
function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => word.replace(/^[وبلف]?ال(?=..)/u, '') || []);
}

/** Returns whether `one` contains the first half of `word`, or its first three letters if these are more. */
function containsStart(one: string, word: string): boolean {
  return one.includes(word.slice(0, Math.max(Math.min(word.length, 3), Math.ceil(word.length / 2))));
}

/** Converts an entry to the part of the API's type that cards show. */
export function toCondition({ facts, meta }: FoundEntry, lang: string): FoundCondition {
  const { id, categoryId, lastUpdated, language } = facts;
  const texts = { name: meta.title, summary: meta.summary, tags: JSON.parse(meta.tags) as string[] };
  return {
    id,
    categoryId,
    lastUpdated,
    ...texts,
    ...(language === lang ? { translation: texts } : {}),
  };
}
