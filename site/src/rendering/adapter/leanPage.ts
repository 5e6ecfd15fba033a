import { hashOf } from './hashOf.ts';
import type { StyleSheets } from './StyleSheets.ts';

/**
 * In turn: links to style sheets of the build; a style or script with its text; any other tag. What looks like a tag in an
 * attribute is part of the tag around it.
 */
const PART =
  /((?:<link rel="stylesheet" href="\/_astro\/[\w.-]+">)+)|<(style|script)\b(?:[^"'>]|"[^"]*"|'[^']*')*>([\s\S]*?)<\/\2>|<(?:[^"'>]|"[^"]*"|'[^']*')+>/g;
/** Astro puts it before the first island, where HTML allows no style; base.css holds the rule. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const CLASSES = / class="([^"]*)"/g;
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const HASH = / '(sha256-[^']+)'/g;
/** The script of every page, which `first-paint/later.js` loads when somebody reaches for something. */
const PAGE_SCRIPT = / type="module" src="(\/_astro\/Layout\.astro[^"]+)"/;

/**
 * Returns a rendered page with those rules of its style sheets that it can use in place of links to them, with its script
 * marked so that `first-paint/later.js` loads it, and with a policy that names the scripts and styles of this page alone.
 * Astro's policy decides what else may run: a hash that it does not list is not added.
 */
export function leanPage(html: string, sheets: StyleSheets): string {
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
    if (text) hashes.add(hashOf(text));
    return part.replace(PAGE_SCRIPT, ' type="application/x-later" data-src="$1"');
  });
  return page.replace(POLICY, (policy) =>
    policy
      .replace(HASH, (part, hash: string) => (hashes.has(hash) ? part : ''))
      .replace("style-src 'self'", (part) => part + ownStyles),
  );
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&gt;': '>', '&lt;': '<', '&#39;': "'" };

/** Returns the names in all class attributes. Some hold what HTML writes otherwise: `[&>li]:flex`. */
function classesIn(html: string): Set<string> {
  const values = new Set(Array.from(html.matchAll(CLASSES), ([, value = '']) => value));
  const names = new Set<string>();
  for (const value of values)
    for (const name of value.replace(/&(?:amp|#38|gt|lt|#39);/g, (entity) => ENTITIES[entity] ?? '').split(/\s+/))
      names.add(name);
  return names;
}
