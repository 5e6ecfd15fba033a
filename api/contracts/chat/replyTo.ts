import { careFindings } from '../moderation/care/careFindings.ts';
import type { ChatAnswer } from './answers.ts';

/** Where questions about medicines lead: to no advice, but to whoever may give it. */
export const MEDICINE_TOPIC = 'medicine';

export type ChatReply =
  /** Words of a crisis: help lines, and nothing beside them. */
  | { kind: 'crisis' }
  /** Something that cannot wait: the emergency number, and nothing beside it. */
  | { kind: 'emergency' }
  /** Best first. `query`: what the search knows more about, or nothing. */
  | { kind: 'answers'; answers: ChatAnswer[]; query: string }
  /** Nothing that we know: what is worth searching, or nothing. */
  | { kind: 'search'; query: string };

/** What the chat assistant replies, by rules alone. */
export function replyTo(text: string, answers: readonly ChatAnswer[], _lang: string): ChatReply {
  if (careFindings(text).some(({ kind }) => kind === 'crisis')) return { kind: 'crisis' };
  if (/not breathing|no respira|ne respire (?:plus|pas)|لا يتنفس/i.test(text)) return { kind: 'emergency' };
  const asked = text.toLowerCase();
  const found = answers.filter(({ keywords }) => keywords.some((word) => asked.includes(word.toLowerCase())));
  const query = text.trim();
  return found.length > 0 ? { kind: 'answers', answers: found.slice(0, 3), query } : { kind: 'search', query };
}
