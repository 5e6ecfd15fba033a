export const PUSH_KEY = 'push';

export type PushRecord = {
  userId: number;
  /** Id at the server; null when the server sends no pushes and open pages notify instead. */
  subscription: number | null;
  /** Address at the push service, another for a new subscription. Null without pushes, missing in old records. */
  endpoint?: string | null;
  /** When the subscription was last renewed, in milliseconds since 1970. */
  at: number;
  unread: number;
};

export function readPush(userId: number | null): PushRecord | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PUSH_KEY) ?? 'null') as PushRecord | null;
    return kept && kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

export function writePush(kept: PushRecord | null): void {
  try {
    if (kept) localStorage.setItem(PUSH_KEY, JSON.stringify(kept));
    else localStorage.removeItem(PUSH_KEY);
  } catch {
    // Storage is blocked, so the choice is not stored.
  }
}
