/** Key in `localStorage`, set while the reader refuses to be counted. `first-paint/analytics.js` reads it too. */
const KEY = 'analytics';
const OFF = 'off';

/** Whether the browser has Global Privacy Control or Do Not Track switched on. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || Number(doNotTrack) > 0;
}

/** Whether the reader switched counting off. Blocked storage counts as off. */
export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Stores the choice, and deletes the unsent events in every open tab when off. Throws when storage is blocked. */
export function setAnalytics(enabled: boolean): void {
  if (enabled) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  // Browsers send this event to other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}
