import { PUSH_KEY } from './keptPush.ts';

export function startPush(): void {
  try {
    if (localStorage.getItem(PUSH_KEY))
      void import('./watchPush.ts').then(({ watchPush }) => watchPush()).catch(() => {});
  } catch {
    // Storage is blocked, so no choice is stored in it.
  }
}
