import { createHash } from 'node:crypto';
import { copyOf } from './copyOf.ts';

/** A site has few scripts and styles, and thousands of pages that hold them. */
const known = new Map<string, string>();
const MOST_KEPT = 500;

/** What a content security policy calls an inline script or style. */
export function hashOf(text: string): string {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(copyOf(text), hash);
  return hash;
}
