import { readStored, writeStored } from './storage.ts';

/**
 * Key in `sessionStorage`: the draft that was sent when the session had ended, and the time in milliseconds since 1970.
 */
const KEY = 'resumed-form';
const MAX_RESUME_AGE_MS = 30 * 60_000;

export function recordEndedSession(draft: string): void {
  writeStored(KEY, JSON.stringify({ draft, at: Date.now() }), 'sessionStorage');
}

/** Returns true once when the session ended while this draft was sent, less than half an hour ago. */
export function takeResumedForm(draft: string): boolean {
  try {
    const noted = JSON.parse(readStored(KEY, 'sessionStorage') ?? 'null') as { draft: string; at: number } | null;
    if (noted?.draft !== draft) return false;
    writeStored(KEY, null, 'sessionStorage');
    return Date.now() - noted.at < MAX_RESUME_AGE_MS;
  } catch {
    return false;
  }
}
