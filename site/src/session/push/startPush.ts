import { PUSH_KEY } from './keptPush.ts';

/** Loads the rest only when a user wants notifications on this device. The page's script calls it once. */
export function startPush(): void {
  try {
    if (localStorage.getItem(PUSH_KEY))
      void import('./watchPush.ts').then(({ watchPush }) => watchPush()).catch(() => {});
  } catch {
    // Blocked storage contains no such choice.
  }
}
