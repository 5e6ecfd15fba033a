import { careFindings } from '../moderation/care/careFindings.ts';
import type { ChatAnswer } from './answers.ts';

export type ChatReply =
  | { kind: 'crisis' }
  | { kind: 'emergency' }
  /** Best first. */
  | { kind: 'answers'; answers: ChatAnswer[] }
  /** The words worth looking for. */
  | { kind: 'search'; query: string };

/** What the assistant replies to a message, by rules alone. */
export function replyTo(text: string, answers: readonly ChatAnswer[], _lang: string): ChatReply {
  if (careFindings(text).some(({ kind }) => kind === 'crisis')) return { kind: 'crisis' };
  if (/not breathing|no respira|ne respire (?:plus|pas)|لا يتنفس/i.test(text)) return { kind: 'emergency' };
  const asked = text.toLowerCase();
  const found = answers.filter(({ keywords }) => keywords.some((word) => asked.includes(word.toLowerCase())));
  return found.length > 0 ? { kind: 'answers', answers: found.slice(0, 3) } : { kind: 'search', query: text.trim() };
}
