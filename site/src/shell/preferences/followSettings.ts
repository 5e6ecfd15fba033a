import { $settings } from '../../session/accessibility.ts';
import { keepSettings } from './keepSettings.ts';
import { watchKeys } from './watchKeys.ts';
import { adoptOnce, tellAccount } from './withAccount.ts';

/** Opens the panel; `opener` has the focus again when it is closed. With `at`, a part of it has the focus at first. */
export async function open(opener: Element | null, at?: 'keys'): Promise<void> {
  const { openSettings } = await import('./openSettings.tsx');
  await openSettings(opener, at);
}

// What settings do on a page beyond how it looks: once, for whoever has any or is about to choose some.
if (typeof document !== 'undefined') {
  // A sheet of an older version of the site is written anew.
  keepSettings($settings.get());
  followSpeech();
  tellAccount();
  adoptOnce();
  watchKeys(() => void open(document.activeElement, 'keys').catch(() => {}));
}

/** The bar that reads aloud stands where, and as long as, somebody wants it. */
function followSpeech(): void {
  let bar: Promise<() => void> | undefined;
  $settings.subscribe(({ textToSpeech }) => {
    if (textToSpeech && !bar) {
      bar = import('./speech/mountBar.tsx').then(({ mountBar }) => mountBar());
      // The line is down; the next page tries again.
      bar.catch(() => {});
    } else if (!textToSpeech && bar) {
      bar.then((takeAway) => takeAway()).catch(() => {});
      bar = undefined;
    }
  });
}
