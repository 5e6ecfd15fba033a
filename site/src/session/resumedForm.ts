import { readStored, writeStored } from './storage.ts';

/** In the tab's storage: the form whose sending found the session ended, and when, in milliseconds since 1970. */
const KEY = 'resumed-form';
/** Signing in again takes minutes; a form that opens by itself later would surprise. */
const KEPT_MS = 30 * 60_000;

/** Notes the form of a draft, so that it opens by itself once its writer has signed in again. */
export function noteEndedSession(draft: string): void {
  writeStored(KEY, JSON.stringify({ draft, at: Date.now() }), 'sessionStorage');
}

/** Returns whether the form of a draft is to open by itself, once: the session ended while it was sent. */
export function takeResumedForm(draft: string): boolean {
  try {
    const noted = JSON.parse(readStored(KEY, 'sessionStorage') ?? 'null') as { draft: string; at: number } | null;
    if (noted?.draft !== draft) return false;
    writeStored(KEY, null, 'sessionStorage');
    return Date.now() - noted.at < KEPT_MS;
  } catch {
    return false;
  }
}
