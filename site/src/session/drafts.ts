/**
 * What people are writing, kept in this browser until it is sent: through a reload, a save that failed, a line that is
 * down. Whoever is signed in has drafts of their own, which nobody else is shown and which go when they sign out.
 */
const PREFIX = 'draft:1:';
/** Tells other tabs whose drafts are gone. */
const SIGN = `${PREFIX}forgotten`;
/** A text that nobody came back for is no longer anybody's business. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The id of an account, or null for guests. */
export type Owner = number | null;
type Listener = (owner: number) => void;

const listeners = new Set<Listener>();

/** The reader's own draft, else the one that was begun before signing in. */
export function readDraft<Value>(name: string, owner: Owner): Value | null {
  return read<Value>(draftKey(name, owner)) ?? (owner === null ? null : read<Value>(draftKey(name, null)));
}

/** Whether it could be kept. */
export function keepDraft(name: string, owner: Owner, value: unknown): boolean {
  try {
    localStorage.setItem(draftKey(name, owner), JSON.stringify({ at: Date.now(), value }));
    // It began as a guest's and has an owner now.
    if (owner !== null) localStorage.removeItem(draftKey(name, null));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(name: string, owner: Owner): void {
  try {
    localStorage.removeItem(draftKey(name, owner));
    localStorage.removeItem(draftKey(name, null));
  } catch {
    // Storage may be closed to us, and then there is nothing to forget.
  }
}

/** All of somebody's, as they sign out: the next person at this browser is somebody else. */
export function forgetDraftsOf(owner: number): void {
  for (const listener of listeners) listener(owner);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX}${owner}:`)) localStorage.removeItem(key);
    localStorage.setItem(SIGN, String(owner));
    localStorage.removeItem(SIGN);
  } catch {
    // As above.
  }
}

/** Told whose drafts have gone, here or in another tab. Answers how to stop listening. */
export function whenDraftsForgotten(listener: Listener): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SIGN && newValue) listener(Number(newValue));
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

/** Under which storage has it, and tells other tabs of it. */
export function draftKey(name: string, owner: Owner): string {
  return `${PREFIX}${owner ?? 'guest'}:${name}`;
}

function read<Value>(key: string): Value | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { at: number; value: Value } | null;
    if (!kept || Date.now() - kept.at < KEPT_MS) return kept?.value ?? null;
    localStorage.removeItem(key);
  } catch {
    // Storage may be closed to us, and what is no draft is none.
  }
  return null;
}
