import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false while the island hydrates, then true; true at once in a component that appears later. While it returns
 * false, the island must render as the server did, without the session or the query and fragment of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
