import { $userId } from '../../../../session/session.ts';
import type { ProfileDraft } from './checkProfile.ts';

/**
 * What somebody wrote when the server no longer knew their session, kept in this tab until they are signed in again. For
 * nobody else: somebody else's draft is forgotten unread.
 */
const KEY = 'profile-draft';

export function keepProfileDraft(userId: number, draft: ProfileDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, draft }));
  } catch {
    // Storage may be closed to us, and then the text lives as long as the form.
  }
}

export function readProfileDraft(): ProfileDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { userId: number; draft: ProfileDraft } | null;
    if (kept && kept.userId !== $userId.get()) forgetProfileDraft();
    else return kept?.draft ?? null;
  } catch {
    // As above.
  }
  return null;
}

export function hasDraft(): boolean {
  return readProfileDraft() !== null;
}

export function forgetProfileDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
