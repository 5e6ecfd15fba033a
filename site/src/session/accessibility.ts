import {
  type AccessibilitySettings,
  DEFAULT_SETTINGS,
  isUsual,
  readSettings,
} from '@common-ground/api/contracts/preferences/settings.ts';
import { atom } from 'nanostores';
import { readStored, writeStored } from './storage.ts';

const KEY = 'accessibility';
/** Storage key of the style sheet made from the settings; `first-paint.js` applies it on every page. */
const SHEET_KEY = 'accessibility-sheet';

export const $settings = atom<AccessibilitySettings>(DEFAULT_SETTINGS);

if (typeof window !== 'undefined') {
  const read = () => $settings.set(readStoredSettings());
  read();
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read());
}

const REMOTE_KEY = 'remote-voices';

let isRemoteAllowed = false;

/** Returns whether the reader allowed voices that send the spoken text to another service. */
export function allowsRemoteVoices(): boolean {
  return isRemoteAllowed || readStored(REMOTE_KEY) !== null;
}

export function allowRemoteVoices(): void {
  isRemoteAllowed = true;
  writeStored(REMOTE_KEY, 'yes');
}

/** Applies and stores settings. Returns false when the browser did not store them: they last as long as the page. */
export function writeSettings(settings: AccessibilitySettings, sheet: string): boolean {
  const isUnchanged = isUsual(settings);
  if (isUnchanged) {
    isRemoteAllowed = false;
    writeStored(REMOTE_KEY, null);
  }
  const before = readStored(KEY);
  const isStored =
    writeStored(KEY, isUnchanged ? null : JSON.stringify(settings)) &&
    writeStored(SHEET_KEY, isUnchanged ? null : sheet);
  $settings.set(settings);
  // Browsers send `storage` events to the other tabs only.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: SHEET_KEY }));
  else {
    // Settings stored without their sheet would be shown as on, but would have no effect.
    writeStored(KEY, before);
    applyUnstoredSheet(sheet);
  }
  return isStored;
}

let ownSheet: CSSStyleSheet | undefined;

/** Replaces the sheet that `first-paint.js` added, which is the first, or inserts one where storage is blocked. */
function applyUnstoredSheet(sheet: string): void {
  try {
    localStorage.getItem(SHEET_KEY);
    document.adoptedStyleSheets[0]?.replaceSync(sheet);
  } catch {
    if (!ownSheet) {
      ownSheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [ownSheet, ...document.adoptedStyleSheets];
    }
    ownSheet.replaceSync(sheet);
  }
}

/** Media queries of the device preferences that have the same effect as a setting, whatever the setting's value. */
export const DEVICE_PREFERENCES = {
  highContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

export function isPreferredByDevice(name: string): boolean {
  return name in DEVICE_PREFERENCES && matchMedia(DEVICE_PREFERENCES[name as keyof typeof DEVICE_PREFERENCES]).matches;
}

export function wantsLessMotion(): boolean {
  return $settings.get().reducedMotion || isPreferredByDevice('reducedMotion');
}

function readStoredSettings(): AccessibilitySettings {
  try {
    return readSettings(JSON.parse(readStored(KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}
