import type { ChatRecogniser } from '@common-ground/api/contracts/chat/replyTo.ts';

/**
 * Fetches the recogniser of crises, in a script of its own: the panel does not wait for it. Null when it does not come, which
 * the next call asks for again; every reply ends with help then.
 */
export async function readRecogniser(lang: string): Promise<ChatRecogniser | null> {
  try {
    const { loadRecogniser } = await import('@common-ground/api/contracts/moderation/care/crisis/loadRecogniser.ts');
    return await loadRecogniser(lang);
  } catch {
    return null;
  }
}
