/** In storage while the reader does not want to be counted. `first-paint/analytics.js` reads it too. */
const KEY = 'analytics';
const OFF = 'off';

/** Whether the browser itself says for its reader that nothing may be counted: Global Privacy Control or Do Not Track. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || Number(doNotTrack) > 0;
}

/** Whether the reader chose that nothing is counted. */
export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Who closes storage to us has said no.
    return true;
  }
}

/**
 * Keeps the reader's choice. Off empties what waits to be sent, in every open tab. Throws where storage is closed, and there
 * nothing is counted anyway.
 */
export function setAnalytics(enabled: boolean): void {
  if (enabled) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  // Browsers tell this to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}
