import { PUSH_KEY } from './keptPush.ts';

/** Called once, by the page's script: the rest is loaded only where somebody wants to be told. */
export function startPush(): void {
  try {
    if (localStorage.getItem(PUSH_KEY))
      void import('./watchPush.ts').then(({ watchPush }) => watchPush()).catch(() => {});
  } catch {
    // Storage is closed to us, and keeps no such wish.
  }
}
