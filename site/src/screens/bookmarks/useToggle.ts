import type { ToastKind } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { useSyncExternalStore } from 'react';
import { useBusy } from '../../components/task/useBusy.ts';
import { sayToast } from '../../components/toaster/sayToast.ts';
import { accountPath } from '../../routes.ts';
import type { OwnSet } from '../../session/ownSet.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { $userId, isUnauthorized } from '../../session/session.ts';

type ToggleInput = {
  lang: string;
  set: OwnSet;
  /** Of what is kept in the set or not. */
  name: string;
  /** Keeps it or lets it go, and throws as the client does. False: it waits in this browser until there is a line. */
  keep: (isWanted: boolean) => Promise<unknown>;
  /** What somebody wants by what still waits, where something does. */
  waits?: boolean | undefined;
  said: Record<'kept' | 'letGo' | 'failed' | 'signIn', ToastKind>;
};

/** Whether something is kept, whether that is just being changed, and what changes it and says what came of it. */
export function useToggle({ lang, set, name, keep, waits, said }: ToggleInput) {
  // The server draws pages for nobody in particular.
  const isInSet = useSyncExternalStore(
    set.listen,
    () => set.has(name),
    () => false,
  );
  const isKept = waits ?? isInSet;
  const { isBusy, once } = useBusy();

  async function toggle(): Promise<void> {
    const signInHref = accountPath('login', lang, location.pathname + location.search);
    if ($userId.get() === null) return sayToast({ kind: said.signIn, signInHref });
    // What the button says is what it does, though the list may not have come yet.
    const isWanted = !isKept;
    try {
      if ((await keep(isWanted)) !== false) void sayToast({ kind: isWanted ? said.kept : said.letGo });
    } catch (error) {
      const text = serverMessage(error, lang);
      void sayToast({ kind: said.failed, text, signInHref: isUnauthorized(error) ? signInHref : undefined });
    }
  }

  return { isKept, isPending: isBusy, toggle: () => void once(toggle) };
}
