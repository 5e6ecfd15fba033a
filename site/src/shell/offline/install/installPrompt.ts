/** Chromium's `beforeinstallprompt` event (no standard yet), which later.js stores on the root element. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Keeper = HTMLElement & { prompt?: InstallPrompt | undefined };

export type InstallWay = 'prompt' | 'byHand' | null;

const keeper = (): Keeper => document.documentElement;

export function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (keeper().prompt) return 'prompt';
  // In Safari on iPhone and iPad, a page can tell whether it is on the home screen, but cannot ask to be added.
  return (navigator as { standalone?: boolean }).standalone === false ? 'byHand' : null;
}

/** Event that `askToInstall` dispatches after the prompt was used. */
const USED = 'installpromptused';

/** Calls `listener` when the result of `installWay` may have changed. Returns a function that stops listening. */
export function watchInstallWay(listener: () => void): () => void {
  const signs = ['beforeinstallprompt', 'appinstalled', USED];
  // Registered first, so that the prompt is already deleted when the listeners run.
  addEventListener('appinstalled', forgetPrompt);
  for (const sign of signs) addEventListener(sign, listener);
  return () => {
    removeEventListener('appinstalled', forgetPrompt);
    for (const sign of signs) removeEventListener(sign, listener);
  };
}

/** Shows the prompt, which a browser allows once for each event. Rejects when there is none. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const { prompt } = keeper();
  if (!prompt) throw new Error('This browser offers no installation at the moment.');
  const { outcome } = await prompt.prompt();
  forgetPrompt();
  dispatchEvent(new Event(USED));
  return outcome;
}

function forgetPrompt(): void {
  keeper().prompt = undefined;
}
