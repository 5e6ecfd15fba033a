import { SEARCH_RESULTS } from '@common-ground/api/contracts/limits.ts';
import { type EntryFacts, readEntryAddress } from '@common-ground/api/contracts/search/searchIndex.ts';
import type { Hit, HitData } from './pagefind.d.ts';
import { tierOf } from './tierOf.ts';

export type FoundEntry = { facts: EntryFacts; meta: HitData['meta'] };

/** Each best first where there is a text, else by id. */
type Hits = { base: Hit[]; delta: Hit[]; superseded: readonly number[]; text: string | null };

/**
 * One list out of the base's hits and the delta's: a condition that was changed since the base was made is what the
 * delta says, and one that was taken back is in neither.
 */
export async function merge({ base, delta, superseded, text }: Hits): Promise<FoundEntry[]> {
  const gone = new Set(superseded);
  const found = [...(await take(base, ({ facts }) => !gone.has(facts.id))), ...(await take(delta, () => true))];
  const sorted = text === null ? found.sort((a, b) => a.facts.id - b.facts.id) : bestFirst(found, text);
  return sorted.slice(0, SEARCH_RESULTS);
}

type Taken = FoundEntry & { score: number };

function bestFirst(found: Taken[], text: string): FoundEntry[] {
  return found
    .map((entry) => ({ ...entry, tier: tierOf({ ...entry, text }) }))
    .filter((entry): entry is typeof entry & { tier: number } => entry.tier !== null)
    .sort((a, b) => a.tier - b.tier || b.score - a.score);
}

/** The first SEARCH_RESULTS that count. A hit has to be loaded to know which condition it is. */
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
