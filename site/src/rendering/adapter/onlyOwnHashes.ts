import { hashOf } from './hashOf.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Data blocks are no scripts, whatever they hold. */
const INLINE = /<(script|style)\b(?! type="application\/)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Leaves in a page's policy the hashes of the scripts and styles that stand in this page. Astro names those of the whole
 * site in every page: bytes that no compression shortens, more of them with each island, and leave to run what the page
 * does not hold. Files need no hash, they come from this origin.
 */
export function onlyOwnHashes(html: string): string {
  return html.replace(POLICY, (policy) => {
    const own = new Set(Array.from(html.matchAll(INLINE), ([, , text = '']) => hashOf(text)));
    return policy.replace(HASH, (part, hash: string) => (own.has(hash) ? part : ''));
  });
}
