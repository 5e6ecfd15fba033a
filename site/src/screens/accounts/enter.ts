import { track } from '../../analytics/track.ts';
import { toastAfterNavigation } from '../../components/toaster/keptToast.ts';
import { sayToast } from '../../components/toaster/sayToast.ts';
import { signOut } from '../../session/session.ts';
import { isKept } from '../../session/storage.ts';
import { type AccountFailure, type FailureWords, failureOf, isCodeNeeded } from './failureOf.ts';
import { leaveFor } from './leaveFor.ts';
import { whereTo } from './whereTo.ts';

const TOASTS = {
  login: { done: 'loggedIn', failed: 'loginFailed' },
  register: { done: 'registered', failed: 'registrationFailed' },
} as const;

type Entry = {
  way: keyof typeof TOASTS;
  /** Makes the call that signs in. */
  call: () => Promise<void>;
  from: string | null;
  lang: string;
  words: FailureWords & { notKept: string };
};

/** Signs in by either way and leaves for where the reader wanted to go; answers why it failed, and says so. */
export async function enter({ way, call, from, lang, words }: Entry): Promise<AccountFailure | null> {
  try {
    await call();
  } catch (error) {
    const failure = failureOf(error, words, lang);
    if (isCodeNeeded(error)) return { errors: { code: failure.said ?? '' }, said: undefined, wait: null };
    return sayFailed(way, failure);
  }
  if (!isKept()) {
    await signOut();
    return sayFailed(way, { said: words.notKept, wait: null });
  }
  // Settings that somebody wanted to follow their account; without them this browser's own stand.
  await import('../../shell/preferences/withAccount.ts').then(({ adoptSettings }) => adoptSettings()).catch(() => {});
  track('authentication', { action: way });
  toastAfterNavigation({ kind: TOASTS[way].done });
  await leaveFor(whereTo(from, lang));
  return null;
}

/** The toast says what the page says; the event says no more than that it failed. */
export function sayFailed<Failed extends AccountFailure>(way: Entry['way'], failure: Failed): Failed {
  track('authentication', { action: `${way}_failed` });
  void sayToast({ kind: TOASTS[way].failed, text: failure.said ?? null });
  return failure;
}
