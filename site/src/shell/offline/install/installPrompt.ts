/** What Chromium hands over when a site can be installed (no standard yet); later.js keeps it on the root element. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

type Keeper = HTMLElement & { prompt?: InstallPrompt | undefined };

/** How this browser installs the site here and now: asked by us, by hand, or not at all. */
export type InstallWay = 'prompt' | 'byHand' | null;

const keeper = (): Keeper => document.documentElement;

export function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (keeper().prompt) return 'prompt';
  // Safari on iPhone and iPad, where a page knows whether it is on the home screen, and cannot ask for it.
  return (navigator as { standalone?: boolean }).standalone === false ? 'byHand' : null;
}

/** What `askToInstall` says when the one question was asked. */
const USED = 'installpromptused';

/** Told when that changes; answers how to stop listening. */
export function watchInstallWay(listener: () => void): () => void {
  const signs = ['beforeinstallprompt', 'appinstalled', USED];
  // First, so that whoever is told finds it gone.
  addEventListener('appinstalled', forgetPrompt);
  for (const sign of signs) addEventListener(sign, listener);
  return () => {
    removeEventListener('appinstalled', forgetPrompt);
    for (const sign of signs) removeEventListener(sign, listener);
  };
}

/** Asks, which a browser allows once for each event. Rejects where it cannot. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const { prompt } = keeper();
  if (!prompt) throw new Error('Nothing can be installed here now.');
  const { outcome } = await prompt.prompt();
  forgetPrompt();
  dispatchEvent(new Event(USED));
  return outcome;
}

function forgetPrompt(): void {
  keeper().prompt = undefined;
}
