import { AnswerIndex } from '@common-ground/api/contracts/chat/AnswerIndex.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { anonymousApi, calls } from '../../session/guestApi.ts';
import { loadSearchLanguage } from '../search/loadSearchLanguage.ts';

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

/** Returns an index of the prepared answers of a language; without answers when these cannot be loaded. Never rejects. */
export async function readAnswerIndex(lang: string): Promise<AnswerIndex> {
  const [answers, language] = await Promise.all([
    readAnswers(lang).catch(() => []),
    // Without its words a language has no stems, and all words of a message are searched.
    loadSearchLanguage(lang).catch(() => ({ code: lang, stem: (word: string) => word, stopWords: new Set<string>() })),
  ]);
  return new AnswerIndex(answers, language);
}
