import { track } from '../../analytics/track.ts';
import { toastAfterNavigation } from '../../components/toaster/keptToast.ts';
import { showCatalogueToast } from '../../components/toaster/showCatalogueToast.ts';
import { signOut } from '../../session/session.ts';
import { isSessionStored } from '../../session/storage.ts';
import { pathAfterSignIn } from './pathAfterSignIn.ts';
import { replacePage } from './replacePage.ts';
import { type AccountFailure, type FailureWords, isCodeNeeded, toAccountFailure } from './toAccountFailure.ts';

const TOASTS = {
  login: { done: 'loggedIn', failed: 'loginFailed' },
  register: { done: 'registered', failed: 'registrationFailed' },
} as const;

type Entry = {
  way: keyof typeof TOASTS;
  /** Sends the request that signs in. */
  call: () => Promise<void>;
  from: string | null;
  lang: string;
  words: FailureWords & { notKept: string };
};

/**
 * Signs in and navigates to `from` or the learning page. Returns the failure, or null. Signs out again when the browser
 * cannot store the session. A missing code shows no toast, only a message at its field.
 */
export async function signInAndLeave({ way, call, from, lang, words }: Entry): Promise<AccountFailure | null> {
  try {
    await call();
  } catch (error) {
    const failure = toAccountFailure(error, words, lang);
    if (isCodeNeeded(error)) return { errors: { code: failure.said ?? '' }, said: undefined, wait: null };
    return showSignInFailure(way, failure);
  }
  if (!isSessionStored()) {
    await signOut();
    return showSignInFailure(way, { said: words.notKept, wait: null });
  }
  // Applies the settings that the account stores, if any. When that fails, the settings of this browser stay.
  await import('../../shell/preferences/withAccount.ts').then(({ adoptSettings }) => adoptSettings()).catch(() => {});
  track('authentication', { action: way });
  toastAfterNavigation({ kind: TOASTS[way].done });
  await replacePage(pathAfterSignIn(from, lang));
  return null;
}

/** Shows the failure as a toast. Tracks that the attempt failed, but not why. */
export function showSignInFailure<Failed extends AccountFailure>(way: Entry['way'], failure: Failed): Failed {
  track('authentication', { action: `${way}_failed` });
  void showCatalogueToast({ kind: TOASTS[way].failed, text: failure.said ?? null });
  return failure;
}
