import type { Toast } from './toast.ts';

/**
 * Shows a toast in place of the one that is shown. React and what draws toasts are fetched with the first one; where the
 * line is down there is none, and what it says stands elsewhere too.
 */
export async function showToast(toast: Toast): Promise<void> {
  const toaster = await fetchToaster();
  toaster?.present(toast);
}

/** Fetches what draws toasts before the first is needed, so that one about a line that is down can be shown. */
export async function fetchToaster() {
  try {
    return await import('./present.tsx');
  } catch {
    return null;
  }
}
