import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns whether hydration is over; true at once in a component that appears later. Until then an island must render
 * as the server did, without the session or the query and fragment of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
