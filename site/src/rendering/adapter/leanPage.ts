import { hashOf } from './hashOf.ts';
import { onlyOwnStyles } from './onlyOwnStyles.ts';

/**
 * A rendered page without what belongs to other pages and without what can wait: it has to fit into one round trip, and to
 * load nothing until somebody touches it.
 */
export function leanPage(html: string): string {
  return html.startsWith('<!DOCTYPE html>') ? leanScripts(onlyOwnStyles(html)) : html;
}

const POLICY = '<meta http-equiv="content-security-policy"';
const HASH = / '(sha256-[^']+)'/g;
const END = '<!--astro:end-->';
/** In turn: two scripts that follow each other; any script or style; an island; what Astro ends an island with. */
const PART =
  /<script>([^<]*)<\/script><script>([^<]*)<\/script>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\3>|<astro-island [^>]*>|<!--astro:end-->(?=<\/astro-island>)/g;
/**
 * What Astro's own runtime reads of an island and `islands/runtime.js` does not: a random name, which no compression
 * shortens, a mark for streamed pages, names for messages, and that an island is what its file exports by default.
 */
const UNREAD =
  / uid="[^"]*"| component-export="default"| await-children(?:="")?|&quot;name&quot;:&quot;\w+&quot;,(?=&quot;value&quot;)/g;
/** An attribute of an island that holds JSON: shorter in the other quotes. */
const JSON_ATTRIBUTE = /="([^"]*&quot;[^"]*)"/g;
/** What Astro's own runtime waits for before it starts an island; ours starts when the page stands. */
const ANNOUNCED = /window\.dispatchEvent\(new Event\("astro:\w+"\)\);/;
/** Shapes have nothing inside. */
const EMPTY_SHAPE = /><\/(?:path|circle)>/g;
/** The script of every page, which `first-paint/later.js` loads when somebody reaches for something. */
const PAGE_SCRIPT = / type="module" src="(\/_astro\/Layout\.astro[^"]+)"/;
/** Data blocks are no scripts, whatever they hold. */
const DATA = ' type="application/';

/**
 * One pass over the page after its policy, which then gets the hashes of the scripts and styles that stand in this page.
 * Astro names those of the whole site in every page: bytes that no compression shortens, more of them with each island,
 * and leave to run what the page does not hold. Files need no hash, they come from this origin.
 */
function leanScripts(html: string): string {
  const start = Math.max(0, html.indexOf(POLICY));
  const end = html.startsWith(POLICY, start) ? html.indexOf('>', start) : 0;
  const hashes = new Set<string>();
  const joined = new Map<string, string>();
  const rest = html
    .slice(end)
    .replace(EMPTY_SHAPE, '/>')
    .replace(PART, (part, first?: string, second?: string, tag?: string, ...more: string[]) => {
      if (first !== undefined) {
        // One hash in the policy less. The two are the directive of a page's islands and what starts them; each stands in
        // a scope of its own.
        const text = first.trim().replace(ANNOUNCED, '') + second;
        joined.set(hashOf(first), hashOf(text));
        return `<script>${text}</script>`;
      }
      if (tag === undefined) return part === END ? '' : part.replace(UNREAD, '').replace(JSON_ATTRIBUTE, inOtherQuotes);
      const [attributes = '', text = ''] = more;
      if (!attributes.startsWith(DATA)) hashes.add(hashOf(text));
      return text === '' ? part.replace(PAGE_SCRIPT, `${DATA}x-later" data-src="$1"`) : part;
    });
  const policy = html.slice(start, end).replace(HASH, (part, hash: string) => {
    const other = joined.get(hash);
    if (other) return ` '${other}'`;
    return hashes.has(hash) ? part : '';
  });
  return html.slice(0, start) + policy + rest;
}

function inOtherQuotes(_: string, value: string): string {
  return `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
}
