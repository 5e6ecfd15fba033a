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
    const own = withoutClasses(css, classes);
    hashes.set(hashOf(css), hashOf(own));
    return `<style>${own}</style>`;
  });
  return [...hashes].reduce((page, [before, after]) => page.replace(before, after), lean);
}

/** A site has few combinations of styles and missing classes, and thousands of pages. */
const made = new Map<string, string>();
const MOST_KEPT = 500;

function withoutClasses(css: string, classes: ReadonlySet<string>): string {
  const unused = [...new Set(Array.from(css.matchAll(CLASS_IN_CSS), ([, name = '']) => name))].filter(
    (name) => !classes.has(name),
  );
  const key = `${hashOf(css)} ${unused.join(' ')}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: unused });
  const own = code.toString();
  if (made.size >= MOST_KEPT) made.clear();
  made.set(key, own);
  return own;
}
