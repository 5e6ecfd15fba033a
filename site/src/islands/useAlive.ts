import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether hydration is over. Until then an island must render as the server did, which knows no session. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
