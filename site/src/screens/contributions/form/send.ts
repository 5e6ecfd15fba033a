import { showCatalogueToast } from '../../../components/toaster/showCatalogueToast.ts';
import type { CatalogueToast } from '../../../components/toaster/toast.ts';
import { isUnauthorized } from '../../../session/session.ts';
import { toAccountFailure } from '../../accounts/toAccountFailure.ts';
import type { FormContext } from './FormFrame.tsx';
import type { Errors } from './toErrors.ts';

/** Reasons of a failure: errors of fields, or a message and how long to wait. */
export type Failed = { errors?: Errors; said?: string; wait?: string | null; isSignedOut?: boolean };

type Sending = {
  call: () => Promise<unknown>;
  /** Message used when the server sent none. */
  fallback: string;
  toast: CatalogueToast['kind'];
  context: FormContext;
};

/** Sends a request unless the browser is offline. Returns null, or shows a toast and returns why it failed. */
export async function send({ call, fallback, toast, context: { lang, words } }: Sending): Promise<Failed | null> {
  if (!navigator.onLine) {
    void showCatalogueToast({ kind: toast });
    return { said: words.offlineSend, wait: null };
  }
  try {
    await call();
    return null;
  } catch (error) {
    const { said, wait } = toAccountFailure(error, words, lang);
    void showCatalogueToast({ kind: toast, text: said });
    return { said: said ?? fallback, wait, isSignedOut: isUnauthorized(error) };
  }
}
