import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { anonymousApi, calls } from '../../session/guestApi.ts';

const read = new Map<string, Promise<ChatAnswer[]>>();

/**
 * Returns the prepared answers of a language, requested once, and again after a failure. Sends no credentials, because
 * the service worker stores the response for all readers (session/offline/caches.ts).
 */
export function readAnswers(lang: string): Promise<ChatAnswer[]> {
  const known = read.get(lang);
  if (known) return known;
  const asked = anonymousApi.call(calls.listChatAnswers, { query: { lang } });
  read.set(lang, asked);
  asked.catch(() => read.delete(lang));
  return asked;
}
