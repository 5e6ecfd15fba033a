import { createHash } from 'node:crypto';
import { ownRules } from './ownRules.ts';

/** A style or script with its text, or any other tag. What looks like a tag in an attribute is part of that tag. */
const PART = /<(style|script)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>|<(?:[^"'>]|"[^"]*"|'[^']*')+>/g;
/** Astro puts it before the first island, where HTML allows no style; base.css holds the rule. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const CLASSES = / class="([^"]*)"/g;
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const HASH = / '(sha256-[^']+)'/g;
/** The script of every page, which `first-paint/later.js` loads when somebody reaches for something. */
const PAGE_SCRIPT = / type="module" src="(\/_astro\/Layout\.astro[^"]+)"/;

/**
 * Returns a rendered page without the style rules of other pages, with its script marked so that `first-paint/later.js`
 * loads it, and with a policy that names the scripts and styles of this page alone. Astro's policy decides what may run: a
 * hash that it does not list is not added.
 */
export function leanPage(html: string): string {
  if (!html.startsWith('<!DOCTYPE html>')) return html;
  const classes = classesIn(html);
  /** Hashes of what stands in the page, by those that Astro lists for it. */
  const hashes = new Map<string, string>();
  const page = html.replace(PART, (part, tag?: string, attributes = '', text = '') => {
    if (text === ISLAND_STYLE) return '';
    if (tag === 'style') {
      const own = ownRules(text, classes);
      hashes.set(hashOf(text), hashOf(own));
      return `<style${attributes}>${own}</style>`;
    }
    if (tag === 'script') {
      hashes.set(hashOf(text), hashOf(text));
      return part.replace(PAGE_SCRIPT, ' type="application/x-later" data-src="$1"');
    }
    return part;
  });
  return page.replace(POLICY, (policy) =>
    policy.replace(HASH, (_, hash: string) => (hashes.has(hash) ? ` '${hashes.get(hash)}'` : '')),
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

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
