import type { ToastKind } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import { fetchToaster, showToast } from './showToast.ts';
import type { Toast } from './toast.ts';

export type { ToastKind };

export type SaidToast = {
  kind: ToastKind;
  /** In place of the catalogue's sentence: what the server said. */
  text?: string | null;
  /** Leads to signing in, and back here. */
  signInHref?: string;
  /** What a module of a learning path brought. */
  points?: number;
  /** What the button of a toast about a newer version does. */
  onPress?: () => void;
};

/** Shows one of the toasts of the catalogue in the language of the page. Its words are fetched with it. */
export async function sayToast(said: SaidToast): Promise<void> {
  let write: (said: SaidToast) => Toast;
  try {
    write = (await import('./writeToast.ts')).writeToast;
  } catch {
    return;
  }
  await showToast(write(said));
}

/** Fetches everything that toasts are made of, so that one about a line that is down can be said; not over a slow one. */
export async function prepareToasts(): Promise<void> {
  if (isSlowConnection()) return;
  await Promise.all([fetchToaster(), import('./writeToast.ts').catch(() => null)]);
}
