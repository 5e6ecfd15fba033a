import { transform } from 'lightningcss';
import { hashOf } from './hashOf.ts';

/** Classes that scripts set; the page as it is rendered does not have them yet. */
const SET_BY_SCRIPTS = ['js'];
/** Islands that draw nothing but what the server drew; what another one will draw is not known here. */
const DRAWN_WHOLE = /HeaderSearch|BookmarkButton/;

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const ISLAND = /<astro-island[^>]*component-url="([^"]*)"/g;
const CLASS_IN_CSS = /\.([a-zA-Z][\w-]*)/g;
const CLASS_IN_HTML = /\sclass="([^"]*)"/g;

/**
 * Leaves out rules for classes that the page does not have: Astro puts the styles of all components that a page might
 * show into it, the ones of its not-found state among them. The policy gets the hash of what is left.
 */
export function onlyOwnStyles(html: string): string {
  const plain = html.replace(ISLAND_STYLE, '');
  const islands = Array.from(plain.matchAll(ISLAND), ([, url = '']) => url);
  if (!islands.every((url) => DRAWN_WHOLE.test(url))) return plain;
  const classes = new Set(SET_BY_SCRIPTS);
  for (const [, names = ''] of plain.matchAll(CLASS_IN_HTML)) for (const name of names.split(' ')) classes.add(name);
  const hashes = new Map<string, string>();
  const lean = plain.replace(STYLE, (_, css: string) => {
    const whole = wholeOf(css);
    const own = withoutClasses(whole, css, classes);
    hashes.set(whole.hash, own.hash);
    return `<style>${own.css}</style>`;
  });
  return [...hashes].reduce((page, [before, after]) => page.replace(before, after), lean);
}

type Own = { css: string; hash: string };
type Whole = { hash: string; classes: string[]; own: Map<string, Own> };

/** A site has few styles and few combinations of missing classes, and thousands of pages. */
const known = new Map<string, Whole>();
const MOST_KEPT = 500;

function withoutClasses(whole: Whole, text: string, classes: ReadonlySet<string>): Own {
  const unused = whole.classes.filter((name) => !classes.has(name));
  const key = unused.join(' ');
  const made = whole.own.get(key);
  if (made) return made;
  const { code } = transform({ filename: 'page.css', code: Buffer.from(text), minify: true, unusedSymbols: unused });
  const css = code.toString();
  const own = { css, hash: hashOf(css) };
  if (whole.own.size >= MOST_KEPT) whole.own.clear();
  whole.own.set(key, own);
  return own;
}

function wholeOf(css: string): Whole {
  const hash = hashOf(css);
  const kept = known.get(hash);
  if (kept) return kept;
  const classes = [...new Set(Array.from(css.matchAll(CLASS_IN_CSS), ([, name = '']) => name))];
  const whole = { hash, classes, own: new Map<string, Own>() };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(hash, whole);
  return whole;
}
