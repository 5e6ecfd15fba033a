import { findCrisis } from '../moderation/care/crisis/findCrisis.ts';
import { findDoses, namesMedicine } from '../moderation/care/findDoses.ts';
import { wordsIn } from '../moderation/care/wordsIn.ts';
import type { ChatAnswer } from './answers.ts';
import { answersTo } from './answersTo.ts';
import { chatWords } from './chatWords.ts';
import { findEmergency } from './findEmergency.ts';

/** Where questions about medicines lead: to no advice, but to whoever may give it. */
export const MEDICINE_TOPIC = 'medicine';
/** Most words that the search is asked for. */
const MOST_WORDS = 8;

export type ChatReply =
  /** Words of a crisis: help lines, and nothing beside them. */
  | { kind: 'crisis' }
  /** Something that cannot wait: the emergency number, and nothing beside it. */
  | { kind: 'emergency' }
  /** `query`: what the search knows more about, or nothing. */
  | { kind: 'answers'; answers: ChatAnswer[]; query: string }
  /** Nothing that we know: what is worth searching, or nothing. */
  | { kind: 'search'; query: string };

/**
 * What the chat assistant replies. Crisis and emergency come before all else, in every language whatever the page is in.
 * Pure, for the browser: with the words of a crisis it is some 20 kB, so it is fetched when somebody opens the chat.
 */
export function replyTo(text: string, answers: readonly ChatAnswer[], lang: string): ChatReply {
  const line = wordsIn(text);
  if (isAny(findCrisis(line))) return { kind: 'crisis' };
  if (isAny(findEmergency(line))) return { kind: 'emergency' };
  const words = chatWords(text, lang);
  const found = answersTo(words, answers);
  const query = words
    .filter(({ isStop }) => !isStop)
    .slice(0, MOST_WORDS)
    .map(({ typed }) => typed)
    .join(' ');
  const medicine = answers.find(({ topic }) => topic === MEDICINE_TOPIC);
  if (medicine && (found.includes(medicine) || namesMedicine(line) || isAny(findDoses(line))))
    return { kind: 'answers', answers: [medicine], query };
  return found.length > 0 ? { kind: 'answers', answers: found, query } : { kind: 'search', query };
}

const isAny = (found: Iterable<unknown>) => !found[Symbol.iterator]().next().done;
