import type { StyleSheets } from './StyleSheets.ts';
import { toPolicyHash } from './toPolicyHash.ts';

/** Matches links to sheets of the build, or a style or script with its text, or any other tag with its attributes. */
const PART =
  /((?:<link rel="stylesheet" href="\/_astro\/[\w.-]+">)+)|<(style|script)\b(?:[^"'>]|"[^"]*"|'[^']*')*>([\s\S]*?)<\/\2>|<(?:[^"'>]|"[^"]*"|'[^']*')+>/g;
/** Style that Astro inserts before the first island, where HTML allows none; base.css contains the rule. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const CLASSES = / class="([^"]*)"/g;
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const HASH = / '(sha256-[^']+)'/g;
/** Script of every page, which `first-paint/later.js` loads when it is needed. */
const PAGE_SCRIPT = / type="module" src="(\/_astro\/Layout\.astro[^"]+)"/;

/**
 * Replaces links to style sheets by the rules that a page can use, marks the page's script for
 * `first-paint/later.js`, and reduces the policy to the scripts and styles of the page. A script or style that
 * Astro's policy does not list stays blocked.
 */
export function reducePage(html: string, sheets: StyleSheets): string {
  if (!html.startsWith('<!DOCTYPE html>')) return html;
  const classes = classesIn(html);
  const hashes = new Set<string>();
  let ownStyles = '';
  const page = html.replace(PART, (part, links?: string, tag?: string, text = '') => {
    if (links) {
      const { css, hash } = sheets.ownRules(links, classes);
      ownStyles += ` '${hash}'`;
      return `<style>${css}</style>`;
    }
    if (text === ISLAND_STYLE) return '';
    if (!tag) return part;
    if (text) hashes.add(toPolicyHash(text));
    return part.replace(PAGE_SCRIPT, ' type="application/x-later" data-src="$1"');
  });
  return page.replace(POLICY, (policy) =>
    policy
      .replace(HASH, (part, hash: string) => (hashes.has(hash) ? part : ''))
      .replace("style-src 'self'", (part) => part + ownStyles),
  );
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&gt;': '>', '&lt;': '<', '&#39;': "'" };

/** Returns the names in all class attributes, with entities decoded, as `[&>li]:flex` needs. */
function classesIn(html: string): Set<string> {
  const values = new Set(Array.from(html.matchAll(CLASSES), ([, value = '']) => value));
  const names = new Set<string>();
  for (const value of values)
    for (const name of value.replace(/&(?:amp|#38|gt|lt|#39);/g, (entity) => ENTITIES[entity] ?? '').split(/\s+/))
      names.add(name);
  return names;
}
