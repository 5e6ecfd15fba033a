import { $settings } from '../../session/accessibility.ts';
import { storeSettings } from './storeSettings.ts';
import { watchKeys } from './watchKeys.ts';
import { adoptOnce, sendChanges } from './withAccount.ts';

/** Opens the panel. `opener` gets the focus when it is closed; `at` names the part that gets the focus first. */
export async function open(opener: Element | null, at?: 'keys'): Promise<void> {
  const { openSettings } = await import('./openSettings.tsx');
  await openSettings(opener, at);
}

// Runs once, when this module is loaded: for readers who have settings or open the panel.
if (typeof document !== 'undefined') {
  // Stores the settings again, because an older version of the site may have stored another sheet.
  storeSettings($settings.get());
  followSpeech();
  sendChanges();
  adoptOnce();
  watchKeys(() => void open(document.activeElement, 'keys').catch(() => {}));
}

function followSpeech(): void {
  let bar: Promise<() => void> | undefined;
  $settings.subscribe(({ textToSpeech }) => {
    if (textToSpeech && !bar) {
      bar = import('./speech/mountBar.tsx').then(({ mountBar }) => mountBar());
      bar.catch(() => {});
    } else if (!textToSpeech && bar) {
      bar.then((takeAway) => takeAway()).catch(() => {});
      bar = undefined;
    }
  });
}
