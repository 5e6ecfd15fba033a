import type { Database } from '../../platform/Database.ts';
import { editDistance } from './editDistance.ts';
import type { Scope } from './queries/readSearchText.ts';
import { type KnownWord, selectKnownWords } from './queries/selectKnownWords.ts';
import { type NearWord, selectNearWords } from './queries/selectNearWords.ts';
import { type Form, type Slot, slotOf } from './Slot.ts';
import { isStopWord } from './stopWords.ts';

/** Which slots nothing was found for, and which no name was found for. */
export type Missing = { everywhere: Set<Slot>; amongNames: Set<Slot> };

/**
 * The slots with what may be meant by the words that were not found: written together or apart by mistake, misspelt,
 * still being typed, or related to a word of a name.
 */
export async function findNear(
  database: Database,
  { slots, missing, scope }: { slots: Slot[]; missing: Missing; scope: Scope },
): Promise<Slot[]> {
  const asked = [...missing.amongNames].map((slot) => ({ ...slot, isUnknown: missing.everywhere.has(slot) }));
  const [known, near] = await Promise.all([
    selectKnownWords(database, { words: joinsAndParts(slots, missing), scope }),
    selectNearWords(database, { words: asked, scope }),
  ]);
  const byWord = new Map(known.map((word) => [word.word, word]));
  const joined = join({ slots, missing, known: byWord });
  return joined.flatMap((slot) => {
    if (!missing.amongNames.has(slot)) return [slot];
    const isUnknown = missing.everywhere.has(slot);
    const forms = nearest({ slot, near: near.filter((word) => word.asked === slot.word), isUnknown, scope });
    const likely = Math.max(0, ...forms.map(({ quality }) => quality));
    const parts = isUnknown && likely < 0.85 ? split(slot, byWord, scope) : null;
    if (parts) return parts;
    return [{ ...slot, forms: [...slot.forms, ...forms] }];
  });
}

const SHORTEST_PART = 3;

/** Every two neighbours as one word, and whatever a word that is not known may be made of. */
function joinsAndParts(slots: Slot[], { everywhere }: Missing): string[] {
  const joins = slots.slice(1).map((slot, index) => (slots[index]?.word ?? '') + slot.word);
  const parts = slots.filter((slot) => everywhere.has(slot)).flatMap(({ word }) => partsOf(word));
  return [...new Set([...joins, ...parts])];
}

function partsOf(word: string): string[] {
  const starts = Array.from({ length: Math.max(0, word.length - SHORTEST_PART + 1) }, (_, start) => start);
  return starts.flatMap((start) =>
    starts
      .map((more) => word.slice(start, start + SHORTEST_PART + more))
      .slice(0, word.length - start - SHORTEST_PART + 1),
  );
}

/** "dys lexia": two neighbours, of which at least one is not known, that together are a word of a name. */
function join({ slots, missing, known }: { slots: Slot[]; missing: Missing; known: Map<string, KnownWord> }): Slot[] {
  const joined: Slot[] = [];
  for (const slot of slots) {
    const before = joined.at(-1);
    const together = before && known.get(before.word + slot.word);
    if (before && together?.isName && (missing.amongNames.has(before) || missing.amongNames.has(slot)))
      joined[joined.length - 1] = slotOf(together);
    else joined.push(slot);
  }
  return joined;
}

/**
 * "hearingloss", "lossofhearing": words of names, with words of grammar between them, as few as may be. Of any words at
 * all, nearly everything could be made: "nonexistent" is "non" and "existent".
 */
function split({ word }: Slot, known: Map<string, KnownWord>, { own }: Scope): Slot[] | null {
  /** For each place of the word, the fewest parts that reach it. */
  const reached: (KnownWord | null)[][] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = reached[start];
      const part = word.slice(start, end);
      const isGrammar = start > 0 && isStopWord({ word: part, stem: undefined, code: own.code });
      const found = isPart(known.get(part));
      if (!before || (!found && !isGrammar)) continue;
      const parts = [...before, found && !isGrammar ? found : null];
      if (parts.length < (reached[end]?.length ?? Number.POSITIVE_INFINITY)) reached[end] = parts;
    }
  }
  const parts = reached[word.length]?.filter((part) => part !== null) ?? [];
  return parts.length > 1 ? parts.map(slotOf) : null;
}

/** Short words of another language than the reader's are in nearly everything. */
function isPart(word: KnownWord | undefined): KnownWord | undefined {
  if (!word) return undefined;
  return word.isOwnName || (word.isFallbackName && word.word.length > SHORTEST_PART) ? word : undefined;
}

const MAX_FORMS = 6;

type Meant = { slot: Slot; near: NearWord[]; isUnknown: boolean; scope: Scope };

/** The likeliest words, best first, and none that is much less likely than the best. */
function nearest({ slot, near, isUnknown, scope }: Meant): Form[] {
  const codes = new Map(scope.active.map(({ id, code }) => [id, code]));
  const forms = near.flatMap((word) => {
    const quality = likelihood({ slot, near: word, isUnknown });
    return quality > 0 ? [{ word: word.word, stems: { [codes.get(word.languageId) ?? '']: word.stem }, quality }] : [];
  });
  const sorted = forms.sort((a, b) => b.quality - a.quality);
  const best = sorted[0]?.quality ?? 0;
  return sorted.filter(({ quality }) => quality >= best - 0.12).slice(0, MAX_FORMS);
}

function likelihood({ slot, near, isUnknown }: { slot: Slot; near: NearWord; isUnknown: boolean }): number {
  if (near.word === slot.word) return 0;
  const misspelt = isUnknown ? misspeltLikelihood(slot, near) : 0;
  return Math.max(
    misspelt,
    near.isName ? Math.max(begunLikelihood(slot.word, near.word), relatedLikelihood(slot.word, near.word)) : 0,
  );
}

/** Of a misspelt word so many letters may be others: "sikosis" for "psychosis" has 5 of 9. */
const MAX_OTHER_LETTERS = 0.6;

/** Short words may have one edit, long ones three. A word of a name is likelier to be meant than one of a text. */
function misspeltLikelihood(slot: Slot, near: NearWord): number {
  const { word } = slot;
  if (word.length < 4 && !near.isName) return 0;
  const letters = editDistance(word, near.word);
  // Whatever it sounds like: "zzzzqq" is not "seek".
  if (letters > MAX_OTHER_LETTERS * Math.max(word.length, near.word.length)) return 0;
  const edits = Math.min(letters, editDistance(slot.sound, near.sound) + (word[0] === near.word[0] ? 0.4 : 0.6));
  const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  if (edits > (near.isName ? most : most - 1)) return 0;
  return (
    1 -
    (edits / Math.max(word.length, near.word.length)) * 1.1 -
    (near.isName ? 0 : 0.1) -
    (word[0] === near.word[0] ? 0 : 0.05)
  );
}

/** A word of a name that is still being typed. */
function begunLikelihood(word: string, near: string): number {
  return word.length >= 3 && near.startsWith(word) ? 0.7 + 0.2 * (word.length / near.length) : 0;
}

/** Words of one family: dyslexic and dyslexia, depressed and depression. */
function relatedLikelihood(word: string, near: string): number {
  let shared = 0;
  while (shared < word.length && word[shared] === near[shared]) shared++;
  const share = shared / Math.max(word.length, near.length);
  return shared >= 5 && share >= 0.6 ? 0.55 + 0.3 * share : 0;
}
