import type { AnswerIndex } from './AnswerIndex.ts';
import type { ChatAnswer } from './answers.ts';
import { isNegation } from './harmlessWords.ts';
import { isYesOrNoQuestion } from './isQuestion.ts';
import { type MessageWord, readMessage } from './readMessage.ts';

/** Yes or no at the beginning of a text, with what follows it up to the next word. */
const VERDICT =
  /^\P{L}*(?:yes|no|of course|sure|certainly|sí|claro|por supuesto|desde luego|oui|non|bien sûr|tout à fait|نعم|أجل|لا|كلا|طبعا|طبعًا|بالطبع|بالتأكيد)(?![\p{L}\p{M}])([.,!:;،؛…\s–—-]*)/iu;

export const hasVerdict = (text: string): boolean => VERDICT.test(text);

type Question = { text: string; words: readonly MessageWord[]; index: AnswerIndex };

/**
 * Returns the answer as it may reply to a message: its yes or no stays only when the message asks the answer's own
 * question. Null when its text does not stand without the yes or no.
 */
export function adjustVerdict(answer: ChatAnswer, message: Question): ChatAnswer | null {
  if (!hasVerdict(answer.text) || asksOwnQuestion(answer, message)) return answer;
  const rest = withoutVerdict(answer.text);
  return rest === null ? null : { ...answer, text: rest };
}

/** Returns whether a message asks what the title of an answer asks, or a keyword that ends with a question mark. */
function asksOwnQuestion({ title, keywords }: ChatAnswer, { text, words, index }: Question): boolean {
  if (!isYesOrNoQuestion(text, words) || words.some(isNegation)) return false;
  const asked = toContent(words, index);
  return [title, ...keywords]
    .filter((name) => /[?؟]\s*$/u.test(name))
    .some((name) => {
      const { words: own } = readMessage(name);
      const content = toContent(own, index);
      return content === '' ? toPhrase(own, index) === toPhrase(words, index) : content === asked;
    });
}

const toContent = (words: readonly MessageWord[], index: AnswerIndex) =>
  toPhrase(
    words.filter((word) => !index.isBeside(word)),
    index,
  );
const toPhrase = (words: readonly MessageWord[], { language }: AnswerIndex) =>
  words.map(({ word }) => language.stem(word)).join(' ');

function withoutVerdict(text: string): string | null {
  const [verdict = '', after = ''] = VERDICT.exec(text) ?? [];
  const rest = text.slice(verdict.length);
  // "No advertising is shown" begins with no verdict, and would mean the opposite without its first word.
  if (!/\S/.test(after) || rest === '') return null;
  return rest[0]?.toUpperCase() + rest.slice(1);
}
