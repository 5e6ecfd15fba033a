import { searchWords } from '../../contracts/wording/onServer.ts';

const sets = new Map(
  Object.entries(searchWords).map(([code, { searchStopWords }]) => [code, new Set(searchStopWords.split(/\s+/u))]),
);

type Read = { word: string; stem: string | null | undefined; code: string };

/** @param stem null where PostgreSQL leaves the word out; that counts only for languages of which there is no list here */
export function isStopWord({ word, stem, code }: Read): boolean {
  const set = sets.get(code.split('-')[0] ?? code);
  // PostgreSQL leaves out "down", and with it half the name of Down syndrome.
  return set ? set.has(word) : stem === null;
}

/** Whether any language leaves this word out: "que es el" on an English page. */
export function isStopWordSomewhere(word: string): boolean {
  return [...sets.values()].some((set) => set.has(word));
}
