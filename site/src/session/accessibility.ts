import {
  type AccessibilitySettings,
  isUsual,
  readSettings,
  USUAL_SETTINGS,
} from '@common-ground/api/contracts/preferences/settings.ts';
import { atom } from 'nanostores';

const KEY = 'accessibility';
/** The style sheet that follows from them, for first-paint.js, which puts it on every page. */
const SHEET_KEY = 'accessibility-sheet';

/** The accessibility settings of this browser. */
export const $settings = atom<AccessibilitySettings>(USUAL_SETTINGS);

if (typeof window !== 'undefined') {
  const read = () => $settings.set(readKept());
  read();
  // Another tab chose, or all that this browser keeps was cleared.
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read());
}

const REMOTE_KEY = 'remote-voices';

/** For as long as the page, where the browser keeps nothing for us. */
let isRemoteAllowed = false;

/** Whether somebody allowed voices that send what is read to others. */
export function allowsRemoteVoices(): boolean {
  try {
    return isRemoteAllowed || localStorage.getItem(REMOTE_KEY) !== null;
  } catch {
    return isRemoteAllowed;
  }
}

export function allowRemoteVoices(): void {
  isRemoteAllowed = true;
  try {
    localStorage.setItem(REMOTE_KEY, 'yes');
  } catch {
    // Storage is closed to us.
  }
}

/** Keeps settings and their sheet in this browser and shows them on this page; other tabs hear of it by themselves. */
export function writeSettings(settings: AccessibilitySettings, sheet: string): void {
  $settings.set(settings);
  if (isUsual(settings)) isRemoteAllowed = false;
  try {
    if (isUsual(settings)) {
      localStorage.removeItem(SHEET_KEY);
      localStorage.removeItem(KEY);
      localStorage.removeItem(REMOTE_KEY);
    } else {
      localStorage.setItem(SHEET_KEY, sheet);
      localStorage.setItem(KEY, JSON.stringify(settings));
    }
    // Browsers tell this to the other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: SHEET_KEY }));
  } catch {
    // Storage is closed to us; what was chosen lasts as long as the page.
    document.adoptedStyleSheets[0]?.replaceSync(sheet);
  }
}

/** Whether the device asks for what a setting does: it is on then, and is turned off where it was turned on. */
export const ASKED_BY_DEVICE = {
  highContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

export function isAskedByDevice(name: string): boolean {
  return name in ASKED_BY_DEVICE && matchMedia(ASKED_BY_DEVICE[name as keyof typeof ASKED_BY_DEVICE]).matches;
}

/** Whether scripts should move nothing: by the device or by the reader's own choice. */
export function wantsLessMotion(): boolean {
  return $settings.get().reducedMotion || isAskedByDevice('reducedMotion');
}

function readKept(): AccessibilitySettings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Storage is closed to us, or holds something else.
    return USUAL_SETTINGS;
  }
}
