import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the browser has taken over from the server. Until then an island draws what the server drew, which knows
 * nobody: what it reads from the session or the address may only show after that. What comes later is alive at once.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
