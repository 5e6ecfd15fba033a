import type { Random } from '../generator/Random.ts';

/** A text after the edits, with the positions before them of the texts that it was made from; none for a new text. */
export type EditedText = { text: string; formers: readonly number[] };

/** Maximum edits of a list of texts, of which each has at least one. */
const MAX_EDITS = 5;
/** Maximum share of the words of a text that a rewording replaces. */
const MAX_REWORDED = 0.4;

type Editing = {
  random: Random;
  /** Texts of other documents, from which new texts and new words are taken. */
  others: readonly string[];
};
type Edit = (texts: EditedText[], at: number, editing: Editing) => EditedText[];

const EDITS: readonly Edit[] = [reword, split, join, insert, remove, move];

/** Returns texts after 1 to 5 random edits. */
export function simulateEdits(texts: readonly string[], editing: Editing): EditedText[] {
  const { random } = editing;
  let edited = texts.map((text, at): EditedText => ({ text, formers: [at] }));
  for (let left = 1 + random.below(MAX_EDITS); left > 0 && edited.length > 0; left -= 1)
    edited = random.pick(EDITS)(edited, random.below(edited.length), editing);
  return edited;
}

function reword(texts: EditedText[], at: number, { random, others }: Editing): EditedText[] {
  return texts.map((one, place) => {
    if (place !== at) return one;
    const words = one.text.split(' ');
    const changes = 1 + random.below(Math.ceil(words.length * MAX_REWORDED));
    for (let change = 0; change < changes; change += 1)
      words[random.below(words.length)] = random.pick(random.pick(others).split(' '));
    return { ...one, text: words.join(' ') };
  });
}

/** Splits a text at the end of a sentence, or else at half of its words. */
function split(texts: EditedText[], at: number, { random }: Editing): EditedText[] {
  const { text, formers } = texts[at] as EditedText;
  const sentences = text.split(/(?<=\.) /);
  const parts = sentences.length > 1 ? sentences : text.split(' ');
  if (parts.length < 2) return texts;
  const cut = sentences.length > 1 ? 1 + random.below(parts.length - 1) : Math.ceil(parts.length / 2);
  const halves = [parts.slice(0, cut), parts.slice(cut)];
  return texts.toSpliced(at, 1, ...halves.map((half) => ({ text: half.join(' '), formers })));
}

/** Joins a text with the next one. */
function join(texts: EditedText[], at: number): EditedText[] {
  const [one, next] = texts.slice(at);
  if (!one || !next) return texts;
  const formers = [...new Set([...one.formers, ...next.formers])];
  return texts.toSpliced(at, 2, { text: `${one.text} ${next.text}`, formers });
}

function insert(texts: EditedText[], at: number, { random, others }: Editing): EditedText[] {
  return texts.toSpliced(at, 0, { text: random.pick(others), formers: [] });
}

function remove(texts: EditedText[], at: number): EditedText[] {
  return texts.toSpliced(at, 1);
}

function move(texts: EditedText[], at: number, { random }: Editing): EditedText[] {
  const rest = texts.toSpliced(at, 1);
  return rest.toSpliced(random.below(rest.length + 1), 0, texts[at] as EditedText);
}

/**
 * Counts texts with a wrong former position. Of the halves of a text that was split, one may be taken for the text and the
 * others for new ones; a joined text may be taken for any of those that it was made from.
 */
export function countWrong(edited: readonly EditedText[], found: readonly number[]): number {
  const isRight = ({ formers }: EditedText, at: number) => formers.includes(found[at] ?? -1);
  const taken = new Set(found.filter((_, at) => isRight(edited[at] as EditedText, at)));
  return edited.filter((one, at) => {
    const isTakenForNew = found[at] === -1 && one.formers.every((former) => taken.has(former));
    return !isTakenForNew && !isRight(one, at);
  }).length;
}
