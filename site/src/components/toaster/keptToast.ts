import { sayToast } from './sayToast.ts';
import type { SaidToast } from './toast.ts';

/** Looked for by first-paint.js too, so that the page's script comes. */
const KEY = 'kept-toast';
/** Who comes back to this site in the same tab later than that is not told of something long past. */
const KEPT_MS = 30_000;
/** The script of a page comes when somebody reaches for something: that may be what keeps the toast, and leads away. */
let isForNextPage = false;

/** Keeps a toast for the next page of the site in this tab, which says it in its own language. */
export function toastAfterNavigation(said: SaidToast): void {
  isForNextPage = true;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ said, at: Date.now() }));
  } catch {
    // Storage may be closed to us; the next page shows by itself what came of it.
  }
}

/** Shows what the page before kept for this one, once; what this one keeps is not for itself. */
export function showKeptToast(): void {
  if (isForNextPage) return;
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    const { said, at } = JSON.parse(kept) as { said: SaidToast; at: number };
    if (Date.now() - at < KEPT_MS) void sayToast(said);
  } catch {
    // As above; and what is not a toast is none.
  }
}
