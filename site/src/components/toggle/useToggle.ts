import type { ToastKind } from '@common-ground/api/contracts/wording/toasts.ts';
import { useSyncExternalStore } from 'react';
import { accountPath } from '../../routes.ts';
import type { OwnSet } from '../../session/ownSet.ts';
import { readServerMessage } from '../../session/readServerMessage.ts';
import { $userId, isUnauthorized } from '../../session/session.ts';
import { useBusy } from '../task/useBusy.ts';
import { showCatalogueToast } from '../toaster/showCatalogueToast.ts';

type ToggleInput = {
  lang: string;
  set: OwnSet;
  /** Name of the item within `set`. */
  name: string;
  /** Adds or removes the item. Resolves to false when the change is queued. Throws what the client throws. */
  keep: (isWanted: boolean) => Promise<unknown>;
  /** State that a queued change asks for, undefined without one. */
  waits?: boolean | undefined;
  said: Record<'kept' | 'letGo' | 'failed' | 'signIn', ToastKind>;
};

/** Returns the state of the item and a function that changes it and shows a toast. */
export function useToggle({ lang, set, name, keep, waits, said }: ToggleInput) {
  // The server renders pages without a user.
  const isInSet = useSyncExternalStore(
    set.listen,
    () => set.has(name),
    () => false,
  );
  const isKept = waits ?? isInSet;
  const { isBusy, once } = useBusy();

  async function toggle(): Promise<void> {
    const signInHref = accountPath('login', lang, location.pathname + location.search);
    if ($userId.get() === null) return showCatalogueToast({ kind: said.signIn, signInHref });
    // The button does what its label says, even when the list has not loaded yet.
    const isWanted = !isKept;
    try {
      if ((await keep(isWanted)) !== false) void showCatalogueToast({ kind: isWanted ? said.kept : said.letGo });
    } catch (error) {
      const text = readServerMessage(error, lang);
      void showCatalogueToast({ kind: said.failed, text, signInHref: isUnauthorized(error) ? signInHref : undefined });
    }
  }

  return { isKept, isPending: isBusy, toggle: () => void once(toggle) };
}
