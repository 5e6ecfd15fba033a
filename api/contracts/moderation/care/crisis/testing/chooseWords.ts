import { brotliCompressSync } from 'node:zlib';
import { compileLists } from '../slots/compileLists.ts';
import { findSlots } from '../slots/findSlots.ts';
import type { Slot } from '../slots/slots.ts';
import { readEntry, readTokens } from '../text/readTokens.ts';
import type { WordLists } from '../WordLists.ts';
import { packWords } from '../words/packed/packWords.ts';

type Entry = { slot: Slot; text: string; order: number; rank: number };

/**
 * Returns the entries of `slots` that fit into `bytes` when compressed. Entries that one of the texts needs come first,
 * then short ones, which match more texts than long phrases do.
 */
export function chooseWords(lists: WordLists, slots: readonly Slot[], texts: readonly string[], bytes: number) {
  const entries = slots.flatMap((slot) => readEntries(slot, lists.words[slot] ?? ''));
  const needed = findNeeded(lists, entries, texts);
  const ranked = entries
    .map((entry) => ({ ...entry, rank: entry.text.length - (needed.has(entry) ? 1000 : 0) }))
    .sort((a, b) => a.rank - b.rank);
  let [fits, tooMany] = [0, ranked.length + 1];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (measureSize(toWords(slots, ranked.slice(0, half))) <= bytes) fits = half;
    else tooMany = half;
  }
  return toWords(slots, ranked.slice(0, fits));
}

function readEntries(slot: Slot, list: string): Entry[] {
  const texts = list.split(/[,\n]/).map((raw) => readEntry(raw).join(' '));
  return [...new Set(texts)].filter(Boolean).map((text, order) => ({ slot, text, order, rank: 0 }));
}

/** Returns the entries that match in the texts: for each slot and first word only the shortest. */
function findNeeded(lists: WordLists, entries: Entry[], texts: readonly string[]): Set<Entry> {
  // Each entry is compiled as a slot of its own, so that a span shows which entry matched.
  const words = Object.fromEntries(entries.map(({ text }, index) => [index, text]));
  const compiled = compileLists({ ...lists, words: words as WordLists['words'] });
  const needed = new Set<Entry>();
  for (const text of texts) {
    const shortest = new Map<string, Entry>();
    for (const { slot, from } of findSlots(readTokens(text), compiled)) {
      const entry = entries[Number(slot)];
      const place = `${entry?.slot} ${from}`;
      if (entry && entry.text.length < (shortest.get(place)?.text.length ?? Number.POSITIVE_INFINITY))
        shortest.set(place, entry);
    }
    for (const entry of shortest.values()) needed.add(entry);
  }
  return needed;
}

/** Returns the lists of the slots with the entries in their original order, in which similar ones stand together. */
function toWords(slots: readonly Slot[], entries: Entry[]): Partial<Record<Slot, string>> {
  return Object.fromEntries(
    slots.map((slot) => {
      const own = entries.filter((entry) => entry.slot === slot).sort((a, b) => a.order - b.order);
      return [slot, own.map(({ text }) => text).join(',')];
    }),
  );
}

const measureSize = (words: WordLists['words']) => brotliCompressSync(JSON.stringify(packWords(words))).length;
