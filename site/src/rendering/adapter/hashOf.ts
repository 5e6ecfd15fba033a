import { createHash } from 'node:crypto';

/** A site has few scripts and styles, and thousands of pages that hold them. */
const known = new Map<string, string>();
const MOST_KEPT = 500;

/** What a content security policy calls an inline script or style. */
export function hashOf(text: string): string {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const bytes = Buffer.from(text);
  const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  if (known.size >= MOST_KEPT) known.clear();
  // A copy: what was cut out of a page would hold the whole page in memory.
  known.set(bytes.toString(), hash);
  return hash;
}
