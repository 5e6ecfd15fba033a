import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import type { CatalogueToast, Toast } from './toast.ts';

export async function showCatalogueToast(said: CatalogueToast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toaster.writeToast(said));
}

export async function showToast(toast: Toast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toast);
}

/** Loads React and the texts of toasts. Null when they cannot be loaded: the message is also shown elsewhere. */
export async function fetchToaster() {
  try {
    return await import('./present.tsx');
  } catch {
    return null;
  }
}

/**
 * Loads the script of toasts in advance, except over a slow connection, so that a toast can report a lost connection.
 */
export async function prepareToasts(): Promise<void> {
  if (!isSlowConnection()) await fetchToaster();
}
