import type { AnswerIndex } from './AnswerIndex.ts';
import { isHavingWord, isNegation } from './harmlessWords.ts';
import type { Message, MessageWord } from './readMessage.ts';

/** A text of more words describes something and does not name it. */
const MAX_WORDS = { named: 4, all: 6 };
/** Words that may stand between "has" and a name, such as articles. */
const MAX_BETWEEN = 2;

type Options = {
  index: AnswerIndex;
  /** Words that answers explain already. */
  explained: ReadonlySet<MessageWord>;
  /** Whether only something that a person has is named: "my brother died" names no subject of a page. */
  isPersonal: boolean;
};

/** Returns the part of a message that names what it is about, as it was typed; empty when there is none. */
export function findSubjectName({ text, words }: Message, { index, explained, isPersonal }: Options): string {
  const named = words.filter((word) => !index.isBeside(word) && !isNegation(word) && !explained.has(word));
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || named.length > MAX_WORDS.named) return '';
  const [from, to] = [words.indexOf(first), words.indexOf(last) + 1];
  if (to - from > MAX_WORDS.all || words.slice(from, to).some(isNegation)) return '';
  if (isPersonal && !isHad(words.slice(0, from), index)) return '';
  return text.slice(first.start, last.end);
}

function isHad(before: readonly MessageWord[], { language }: AnswerIndex): boolean {
  // "Ma huwa" (what is it) asks for a definition, but "huwa" may be a person.
  if (/(?:^| )ما ه[وي]$/.test(before.map(({ word }) => word).join(' '))) return true;
  return before.slice(-1 - MAX_BETWEEN).some((word) => isHavingWord(word, language.code)) && !before.some(isNegation);
}
