/** Storage keys are `draft:1:<user id or guest>:<name>`. Drafts of a user are deleted when they sign out. */
const PREFIX = 'draft:1:';
/** Storage key written for an instant, so that other tabs learn whose drafts were deleted. */
const DELETED_KEY = `${PREFIX}forgotten`;
const MAX_DRAFT_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export type Owner = number | null;
type Listener = (owner: number) => void;

const listeners = new Set<Listener>();

/** Returns the user's own draft, else the one begun before signing in; null when there is none. */
export function readDraft<Value>(name: string, owner: Owner): Value | null {
  return read<Value>(draftKey(name, owner)) ?? (owner === null ? null : read<Value>(draftKey(name, null)));
}

/** Returns false when the browser refused to store the draft. */
export function storeDraft(name: string, owner: Owner, value: unknown): boolean {
  try {
    localStorage.setItem(draftKey(name, owner), JSON.stringify({ at: Date.now(), value }));
    if (owner !== null) localStorage.removeItem(draftKey(name, null));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(name: string, owner: Owner): void {
  try {
    localStorage.removeItem(draftKey(name, owner));
    localStorage.removeItem(draftKey(name, null));
  } catch {
    // Storage is blocked, so there is no draft to delete.
  }
}

export function deleteUserDrafts(owner: number): void {
  for (const listener of listeners) listener(owner);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX}${owner}:`)) localStorage.removeItem(key);
    localStorage.setItem(DELETED_KEY, String(owner));
    localStorage.removeItem(DELETED_KEY);
  } catch {
    // Storage is blocked, so there is no draft to delete.
  }
}

/** Calls the listener when a user's drafts are deleted, in any tab. Returns a function that stops listening. */
export function onDraftsDeleted(listener: Listener): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === DELETED_KEY && newValue) listener(Number(newValue));
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

export function draftKey(name: string, owner: Owner): string {
  return `${PREFIX}${owner ?? 'guest'}:${name}`;
}

function read<Value>(key: string): Value | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { at: number; value: Value } | null;
    if (!kept || Date.now() - kept.at < MAX_DRAFT_AGE_MS) return kept?.value ?? null;
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, or the stored text is not JSON.
  }
  return null;
}
