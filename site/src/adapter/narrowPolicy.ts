import { createHash } from 'node:crypto';

/**
 * Leaves in a page's content security policy only the hashes of what stands in this very page. Astro lists those of the
 * whole site in every page: some 600 bytes that cannot be compressed, and scripts allowed that the page does not have.
 */
export function narrowPolicy(html: string): string {
  return html.replace(/(<meta http-equiv="content-security-policy" content=")([^"]*)/, (_, start, policy: string) => {
    const present = new Set(inlineTexts(html).map(hashOf));
    return start + policy.replace(/ '(sha256-[^']+)'/g, (token, hash) => (present.has(hash) ? token : ''));
  });
}

function inlineTexts(html: string): string[] {
  return [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
}

/** The same few texts stand in all pages of a build. */
const hashes = new Map<string, string>();
const MOST_HASHES = 200;

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  if (hashes.size >= MOST_HASHES) hashes.clear();
  hashes.set(text, hash);
  return hash;
}
