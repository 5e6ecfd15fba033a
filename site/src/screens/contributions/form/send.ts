import { sayToast } from '../../../components/toaster/sayToast.ts';
import type { SaidToast } from '../../../components/toaster/toast.ts';
import { isUnauthorized } from '../../../session/session.ts';
import { failureOf } from '../../accounts/failureOf.ts';
import type { FormContext } from './FormFrame.tsx';
import type { Errors } from './sayIssues.ts';

/** Why nothing was sent: fields to put right, or what the server said and how long to wait. */
export type Failed = { errors?: Errors; said?: string; wait?: string | null; isSignedOut?: boolean };

type Sending = {
  call: () => Promise<unknown>;
  /** What is said where the server said nothing. */
  fallback: string;
  toast: SaidToast['kind'];
  context: FormContext;
};

/** Makes a call; answers null, or why it failed, which a toast says too. */
export async function send({ call, fallback, toast, context: { lang, words } }: Sending): Promise<Failed | null> {
  if (!navigator.onLine) {
    void sayToast({ kind: toast });
    return { said: words.offlineSend, wait: null };
  }
  try {
    await call();
    return null;
  } catch (error) {
    const { said, wait } = failureOf(error, words, lang);
    void sayToast({ kind: toast, text: said });
    return { said: said ?? fallback, wait, isSignedOut: isUnauthorized(error) };
  }
}
