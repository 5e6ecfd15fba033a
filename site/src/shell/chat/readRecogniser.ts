import type { ChatRecogniser } from '@common-ground/api/contracts/chat/createReply.ts';

/** Loads the recogniser of crises. Returns null when it does not load; the next call tries again. */
export async function readRecogniser(lang: string): Promise<ChatRecogniser | null> {
  try {
    const { loadRecogniser } = await import('@common-ground/api/contracts/moderation/care/crisis/loadRecogniser.ts');
    return await loadRecogniser(lang);
  } catch {
    return null;
  }
}
