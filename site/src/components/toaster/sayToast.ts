import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import type { SaidToast, Toast } from './toast.ts';

/** Shows a toast of the catalogue in the language of the page. */
export async function sayToast(said: SaidToast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toaster.writeToast(said));
}

export async function showToast(toast: Toast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toast);
}

/**
 * Loads the script of toasts with React and their texts. Null while offline: no toast is shown then, and its message is
 * also shown elsewhere.
 */
export async function fetchToaster() {
  try {
    return await import('./present.tsx');
  } catch {
    return null;
  }
}

/** Loads the script of toasts in advance, so that a lost connection can be shown, but not over a slow connection. */
export async function prepareToasts(): Promise<void> {
  if (!isSlowConnection()) await fetchToaster();
}
