import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';

const read = new Map<string, Promise<ChatAnswer[]>>();

/**
 * The prepared answers of a language, read once. Without saying who asks: they are the same for everybody, and the service
 * worker keeps a copy for when there is no connection (session/offline/caches.ts). What failed is asked for again.
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
