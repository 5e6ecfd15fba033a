import { useSyncExternalStore } from 'react';

const SIGNS = ['online', 'offline'];

function follow(listener: () => void): () => void {
  for (const sign of SIGNS) addEventListener(sign, listener);
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, listener);
  };
}

/** Returns whether the browser has a connection. It may be wrong about being online, never about being offline. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine !== false,
    () => true,
  );
}
