import { chatWordLists } from '../wording/chatWords.ts';

const sets = new Map<string, Set<string>>();

export function stopWords(lang: string): ReadonlySet<string> {
  const set = sets.get(lang) ?? new Set(chatWordLists(lang).stopWords.split(/\s+/));
  sets.set(lang, set);
  return set;
}
