import { transform } from 'lightningcss';
import { hashOf } from './hashOf.ts';

/** Classes that scripts set; the page as it is rendered does not have them yet. */
const SET_BY_SCRIPTS = ['js'];

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const CLASS_IN_CSS = /\.((?:[a-zA-Z_*@-]|\\.)(?:[\w-]|\\.)*)/g;
const CLASS_IN_HTML = /\sclass="([^"]*)"/g;

/**
 * Leaves out rules for classes that the page does not have: Astro puts the utilities of the whole site into it, and the
 * styles of all components that it might show. Utilities that the page only ever says together become one, and all get a
 * name of a letter or two. What islands draw later comes with them, under the long names (styles/late.ts). The policy
 * gets the hash of what is left.
 */
export function onlyOwnStyles(html: string): string {
  const plain = html.replace(ISLAND_STYLE, '');
  const wholes = Array.from(plain.matchAll(STYLE), ([, css = '']) => wholeOf(css));
  const names = namesOf(plain, (name) => wholes.some(({ utilities }) => utilities.has(name)));
  const key = [...names].join(' ');
  const hashes = new Map<string, string>();
  const lean = plain
    .replace(STYLE, () => {
      const whole = wholes[hashes.size] as Whole;
      const own = ownOf(whole, names, key);
      hashes.set(whole.hash, own.hash);
      return `<style>${own.css}</style>`;
    })
    .replace(CLASS_IN_HTML, (_, text: string) => {
      const given = classesOf(text).map((name) => names.get(name) ?? name);
      return ` class="${[...new Set(given)].join(' ')}"`;
    });
  return [...hashes].reduce((page, [before, after]) => page.replace(before, after), lean);
}

/** The classes of a page in their order, each with the name that it gets. */
function namesOf(html: string, isUtility: (name: string) => boolean): Map<string, string> {
  const places = new Map<string, string>();
  const texts = new Set(Array.from(html.matchAll(CLASS_IN_HTML), ([, text = '']) => text));
  let place = 0;
  for (const text of texts) {
    place += 1;
    for (const name of new Set(classesOf(text))) places.set(name, `${places.get(name) ?? ''} ${place}`);
  }
  const short = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [name, where] of places) {
    if (isUtility(name) && !short.has(where)) short.set(where, shortName(short.size));
    names.set(name, isUtility(name) ? (short.get(where) ?? name) : name);
  }
  for (const name of SET_BY_SCRIPTS) names.set(name, name);
  return names;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&gt;': '>', '&lt;': '<', '&#39;': "'" };

/** What a class attribute says. Names may hold what HTML writes otherwise: `[&>li]:flex`. */
function classesOf(text: string): string[] {
  const plain = text.includes('&')
    ? text.replace(/&(?:amp|#38|gt|lt|#39);/g, (entity) => ENTITIES[entity] ?? '')
    : text;
  return plain.split(/\s+/).filter(Boolean);
}

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `A` to `Z`, `Aa` to `Z9`: our own names begin with small letters, so that none is met twice. */
function shortName(place: number): string {
  const first = FIRST[place % FIRST.length] ?? '';
  const further = Math.floor(place / FIRST.length) - 1;
  return further < 0 ? first : first + (FURTHER[further] ?? further);
}

type Own = { css: string; hash: string };
type Whole = { text: string; hash: string; classes: string[]; utilities: Set<string>; own: Map<string, Own> };

/** A site has few styles and few combinations of classes, and thousands of pages. */
const known = new Map<string, Whole>();
const MOST_KEPT = 500;

function ownOf(whole: Whole, names: ReadonlyMap<string, string>, key: string): Own {
  const made = whole.own.get(key);
  if (made) return made;
  const unused = whole.classes.filter((name) => !names.has(name));
  const renamed = whole.text.replace(CLASS_IN_CSS, (selector, escaped: string) => {
    const name = unescapeCss(escaped);
    const given = names.get(name) ?? name;
    return given === name ? selector : `.${given}`;
  });
  const code = Buffer.from(renamed);
  const left = transform({ filename: 'page.css', code, minify: true, unusedSymbols: unused }).code.toString();
  const css = withoutVariables(left);
  const own = { css, hash: hashOf(css) };
  if (whole.own.size >= MOST_KEPT) whole.own.clear();
  whole.own.set(key, own);
  return own;
}

function wholeOf(style: string): Whole {
  const kept = known.get(style);
  if (kept) return kept;
  const text = withInitialValues(style);
  const utilities = utilitiesIn(text);
  const whole = { text, hash: hashOf(style), classes: classesIn(text), utilities, own: new Map<string, Own>() };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(style, whole);
  return whole;
}

const FALLBACK = /@layer properties\{@supports[^{]*\{[^{]*\{([^}]*)\}\}\}/;

/** Puts the value that Tailwind's own variables begin with where nothing ever gives them another. */
function withInitialValues(css: string): string {
  const [, declared = ''] = FALLBACK.exec(css) ?? [];
  return declared.split(';').reduce((text, declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s);
    const given = text.split(`${name}:`).length - 1;
    return given === 1 ? text.replaceAll(`var(${name})`, value) : text;
  }, css);
}

function classesIn(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(CLASS_IN_CSS), ([, name = '']) => unescapeCss(name)))];
}

const FIRST_IN_SELECTOR = new RegExp(`(?<=^|[{},])${CLASS_IN_CSS.source}`, 'g');

/** A utility may speak of one of our own words, as `[&_.badge]:ms-1` does: what has rules of its own keeps its name. */
function utilitiesIn(text: string): Set<string> {
  const layer = layerOf(text, 'utilities');
  const [first, ours] = [firstIn(layer), firstIn(text.replace(layer, ''))];
  const isUtility = (name: string) => !/^[\w-]+$/.test(name) || (first.has(name) && !ours.has(name));
  return new Set(classesIn(layer).filter(isUtility));
}

function firstIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(FIRST_IN_SELECTOR), ([, name = '']) => unescapeCss(name)));
}

function unescapeCss(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}

/** What stands between the braces of a layer. */
function layerOf(css: string, layer: string): string {
  const head = `@layer ${layer}{`;
  const start = css.indexOf(head) + head.length;
  if (start < head.length) return '';
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < css.length; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  return css.slice(start, end - 1);
}

const DECLARED = /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
const READ = /var\((--[\w-]+)/g;

/** Leaves out variables that nothing left reads, also those that only they read. */
function withoutVariables(css: string): string {
  const read = new Set(Array.from(css.matchAll(READ), ([, name]) => name));
  const lean = css.replace(DECLARED, (declaration, typed, set) => (read.has(typed ?? set) ? declaration : ''));
  return lean.length < css.length ? withoutVariables(lean) : css;
}
