/** That somebody wants to be told on this device. */
export const PUSH_KEY = 'push';

export type KeptPush = {
  userId: number;
  /** Its id at the server; null where the server sends no pushes, and open pages tell instead. */
  subscription: number | null;
  /** Where the server sends to, by which it is seen that the browser has another one by now. */
  endpoint?: string | null;
  /** When the server was last told of it, in milliseconds. */
  at: number;
  /** How many were unread when somebody was last told by an open page. */
  unread: number;
};

/** Of whoever is signed in; null for anybody else. */
export function readPush(userId: number | null): KeptPush | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PUSH_KEY) ?? 'null') as KeptPush | null;
    return kept && kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

export function keepPush(kept: KeptPush | null): void {
  try {
    if (kept) localStorage.setItem(PUSH_KEY, JSON.stringify(kept));
    else localStorage.removeItem(PUSH_KEY);
  } catch {
    // Storage is closed to us: the device is told until its page closes.
  }
}
