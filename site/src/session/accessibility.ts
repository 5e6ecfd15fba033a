import {
  type AccessibilitySettings,
  isUsual,
  readSettings,
  USUAL_SETTINGS,
} from '@common-ground/api/contracts/preferences/settings.ts';
import { atom } from 'nanostores';
import { readStored, writeStored } from './storage.ts';

const KEY = 'accessibility';
/** The style sheet that follows from them, for first-paint.js, which puts it on every page. */
const SHEET_KEY = 'accessibility-sheet';

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
  return isRemoteAllowed || readStored(REMOTE_KEY) !== null;
}

export function allowRemoteVoices(): void {
  isRemoteAllowed = true;
  writeStored(REMOTE_KEY, 'yes');
}

/**
 * Shows settings on this page, and stores them with their sheet; other tabs hear of it by themselves. Returns false when the
 * browser did not store them: they last as long as the page.
 */
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
  // Browsers tell this to the other tabs only.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: SHEET_KEY }));
  else {
    // Settings without their sheet would be said to be on, and would not be seen.
    writeStored(KEY, before);
    showUnstored(sheet);
  }
  return isStored;
}

let ownSheet: CSSStyleSheet | undefined;

/** Puts a sheet in the place of the one of first-paint.js, which is the first, unless storage that is blocked stopped it. */
function showUnstored(sheet: string): void {
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
    return readSettings(JSON.parse(readStored(KEY) ?? 'null'));
  } catch {
    // The stored text is no JSON.
    return USUAL_SETTINGS;
  }
}
