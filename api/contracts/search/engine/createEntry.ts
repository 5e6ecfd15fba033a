import type { SearchLanguage } from './stems.ts';
import { toNameKey, toSearchWords } from './words.ts';

/** Texts of a record in one language, from which its entry is made. */
export type EntrySource = {
  /** Id of the record, such as a condition. */
  id: number;
  /** Names by which it is known, the main one first. */
  names: readonly string[];
  /** Hidden search terms. */
  terms: readonly string[];
  tags: readonly string[];
  summary: string;
  symptoms: readonly string[];
  /** Other texts, such as the overview. */
  body: readonly string[];
};

/** Entry of an index: a record in one language. Made once per publication, for server and browser alike. */
export type SearchEntry = {
  id: number;
  names: string[];
  terms: string[];
  /** Stems of the other texts by their weight, in alphabetical order, with spaces between them. */
  stems: Record<string, string>;
};

/** Weights of a stem by the text that contains it. Success hardly depends on them, so they are not tuned. */
const TAG = 4;
const SUMMARY = 3;
const SYMPTOM = 3;
const BODY = 1;
/** A stem counts once for tags and summary, twice for symptoms; of the body it counts from its third mention. */
const MOST = { once: 1, symptom: 2, body: 6 };
const LEAST_IN_BODY = 3;

export function createEntry(source: EntrySource, { stem }: Pick<SearchLanguage, 'stem'>): SearchEntry {
  const weights = new Map<string, number>();
  const add = (texts: readonly string[], weight: number, most: number, least = 1) => {
    const counts = new Map<string, number>();
    for (const word of texts.flatMap(toSearchWords)) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
    for (const [term, count] of counts)
      if (count >= least) weights.set(term, (weights.get(term) ?? 0) + weight * Math.min(count, most));
  };
  add(source.tags, TAG, MOST.once);
  add([source.summary], SUMMARY, MOST.once);
  add(source.symptoms, SYMPTOM, MOST.symptom);
  add(source.body, BODY, MOST.body, LEAST_IN_BODY);
  const names = new Set(source.names.map(toNameKey));
  const byWeight = Map.groupBy([...weights.keys()].sort(), (term) => String(weights.get(term)));
  return {
    id: source.id,
    names: [...source.names],
    // A term that is a name too, such as an alias that is no synonym, would say nothing more.
    terms: source.terms.filter((term) => !names.has(toNameKey(term))),
    stems: Object.fromEntries([...byWeight].map(([weight, terms]) => [weight, terms.join(' ')])),
  };
}
