import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';

const read = new Map<string, Promise<ChatAnswer[]>>();

/**
 * Returns the prepared answers of a language, requested once, and again after a failure. Sends no credentials, because
 * the service worker stores the response for all readers (session/offline/caches.ts).
 */
export function readAnswers(lang: string): Promise<ChatAnswer[]> {
  const known = read.get(lang);
  if (known) return known;
  const asked = fetchJson<ChatAnswer[]>(`/api/chat-answers?lang=${encodeURIComponent(lang)}`);
  read.set(lang, asked);
  asked.catch(() => read.delete(lang));
  return asked;
}

async function fetchJson<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
