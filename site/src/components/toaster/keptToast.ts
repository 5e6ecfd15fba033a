import { showCatalogueToast } from './showCatalogueToast.ts';
import type { CatalogueToast } from './toast.ts';

/** Key in `sessionStorage`. first-paint.js looks for it too, to load the page's script. */
const KEY = 'kept-toast';
/** Maximum age of a stored toast, in milliseconds: the reader may come back to the tab much later. */
const MAX_TOAST_AGE_MS = 30_000;
/** Whether this page stored the toast. The page's script may load just afterwards, and must not show the toast here. */
let isForNextPage = false;

/** Stores a toast for the next page of the site in this tab, which shows it in its own language. */
export function toastAfterNavigation(said: CatalogueToast): void {
  isForNextPage = true;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ said, at: Date.now() }));
  } catch {
    // Storage is blocked: no toast is shown, but the next page itself shows the result.
  }
}

/** Shows the toast that the page before stored, once. A toast stored on this page waits for the next page. */
export function showStoredToast(): void {
  if (isForNextPage) return;
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    const { said, at } = JSON.parse(kept) as { said: CatalogueToast; at: number };
    if (Date.now() - at < MAX_TOAST_AGE_MS) void showCatalogueToast(said);
  } catch {
    // Storage is blocked, or the entry is not a toast.
  }
}
