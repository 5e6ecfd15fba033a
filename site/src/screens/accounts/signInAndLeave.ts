import { track } from '../../analytics/track.ts';
import { toastAfterNavigation } from '../../components/toaster/keptToast.ts';
import { showCatalogueToast } from '../../components/toaster/showCatalogueToast.ts';
import { signOut } from '../../session/session.ts';
import { isSessionStored } from '../../session/storage.ts';
import { leadsToDesk, pathAfterSignIn } from './pathAfterSignIn.ts';
import { replacePage } from './replacePage.ts';
import {
  type AccountFailure,
  type FailureWords,
  isCodeNeeded,
  isSetUpNeeded,
  toAccountFailure,
  toCodeFailure,
} from './toAccountFailure.ts';

const TOASTS = {
  login: { done: 'loggedIn', failed: 'loginFailed' },
  register: { done: 'registered', failed: 'registrationFailed' },
} as const;

export type SignInEntry = {
  way: keyof typeof TOASTS;
  from: string | null;
  lang: string;
  words: FailureWords & { notKept: string };
};

type Attempt = SignInEntry & {
  /** Sends the request that signs in. */
  call: () => Promise<unknown>;
  /** Begins to set up a second factor. Without it, the refusal that demands one is shown. */
  setUp?: () => Promise<void>;
};

/** Signs in and leaves the page, or begins to set up a second factor that the role demands. Returns the failure. */
export async function signInAndLeave({ call, setUp, ...entry }: Attempt): Promise<AccountFailure | null> {
  try {
    await call();
  } catch (error) {
    if (!setUp || !isSetUpNeeded(error)) return toSignInFailure(error, entry);
    return setUp().then(
      () => null,
      (failed: unknown) => toSignInFailure(failed, entry),
    );
  }
  return leaveSignedIn(entry);
}

/** A missing code shows no toast, only a message at its field. */
export function toSignInFailure(error: unknown, { way, lang, words }: SignInEntry): AccountFailure {
  if (isCodeNeeded(error)) return toCodeFailure(error, words, lang);
  return showSignInFailure(way, toAccountFailure(error, words, lang));
}

/**
 * Navigates to `from` or the learning page. Returns the failure, or null. Signs out again when the browser cannot store
 * the session. Stays when a sign-in leads to the CMS: `OpenDesk` navigates there after it has checked the cookie.
 */
export async function leaveSignedIn({ way, from, lang, words }: SignInEntry): Promise<AccountFailure | null> {
  if (!isSessionStored()) {
    await signOut();
    return showSignInFailure(way, { said: words.notKept, wait: null });
  }
  // Applies the settings that the account stores, if any. When that fails, the settings of this browser stay.
  await import('../../shell/preferences/withAccount.ts').then(({ adoptSettings }) => adoptSettings()).catch(() => {});
  track('authentication', { action: way });
  if (way === 'login' && leadsToDesk(from)) return null;
  toastAfterNavigation({ kind: TOASTS[way].done });
  await replacePage(pathAfterSignIn(from, lang));
  return null;
}

/** Shows the failure as a toast. Tracks that the attempt failed, but not why. */
export function showSignInFailure<Failed extends AccountFailure>(way: SignInEntry['way'], failure: Failed): Failed {
  track('authentication', { action: `${way}_failed` });
  void showCatalogueToast({ kind: TOASTS[way].failed, text: failure.said ?? null });
  return failure;
}
