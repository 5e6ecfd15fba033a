import type { CrisisFinding } from '../moderation/care/crisis/CrisisFinding.ts';
import type { Recogniser } from '../moderation/care/crisis/createRecogniser.ts';
import { findDoses, namesMedicine } from '../moderation/care/findDoses.ts';
import { wordsIn } from '../moderation/care/wordsIn.ts';
import type { ChatAnswer } from './answers.ts';
import { answersTo } from './answersTo.ts';
import { chatWords } from './chatWords.ts';

/** Where questions about medicines lead: to no advice, but to whoever may give it. */
export const MEDICINE_TOPIC = 'medicine';
/** Most words that the search is asked for. */
const MOST_WORDS = 8;

/** `maybe`: a finding that is not certain, said above the ordinary answer; null when there is none. */
type Ordinary = { maybe: CrisisFinding | null };

export type ChatReply =
  /** A statement of a crisis: help lines of its kind, and nothing beside them. */
  | { kind: 'crisis'; finding: CrisisFinding }
  /** `query`: words to search for, or an empty text. */
  | ({ kind: 'answers'; answers: ChatAnswer[]; query: string } & Ordinary)
  /** No answer fits: `query` is what to search for, or an empty text. */
  | ({ kind: 'search'; query: string } & Ordinary);

/** Returns the reply of the chat assistant. A crisis comes before all else, in every language whatever the page is in. */
export function replyTo(text: string, answers: readonly ChatAnswer[], lang: string, recognise: Recogniser): ChatReply {
  const finding = recognise(text);
  if (finding?.certainty === 'sure') return { kind: 'crisis', finding };
  return { ...ordinaryReply(text, answers, lang), maybe: finding };
}

function ordinaryReply(text: string, answers: readonly ChatAnswer[], lang: string) {
  const line = wordsIn(text);
  const words = chatWords(text, lang);
  const found = answersTo(words, answers);
  const query = words
    .filter(({ isStop }) => !isStop)
    .slice(0, MOST_WORDS)
    .map(({ typed }) => typed)
    .join(' ');
  const medicine = answers.find(({ topic }) => topic === MEDICINE_TOPIC);
  if (medicine && (found.includes(medicine) || namesMedicine(line) || isAny(findDoses(line))))
    return { kind: 'answers' as const, answers: [medicine], query };
  return found.length > 0 ? { kind: 'answers' as const, answers: found, query } : { kind: 'search' as const, query };
}

const isAny = (found: Iterable<unknown>) => !found[Symbol.iterator]().next().done;
