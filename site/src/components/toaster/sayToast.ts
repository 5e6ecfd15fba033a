import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import type { SaidToast, Toast } from './toast.ts';

/** Shows one of the toasts of the catalogue in the language of the page. */
export async function sayToast(said: SaidToast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toaster.writeToast(said));
}

/** Shows a toast in place of the one that is shown. */
export async function showToast(toast: Toast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toast);
}

/**
 * Fetches what writes and draws toasts: React and the words come with the first toast. Null without a connection: then no
 * toast is shown, and its message stands elsewhere too.
 */
export async function fetchToaster() {
  try {
    return await import('./present.tsx');
  } catch {
    return null;
  }
}

/** Fetches what toasts are made of before the connection is lost, so that its loss can be said; not over a slow one. */
export async function prepareToasts(): Promise<void> {
  if (!isSlowConnection()) await fetchToaster();
}
