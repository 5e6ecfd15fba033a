import { transform } from 'lightningcss';
import { copyOf } from './copyOf.ts';
import { hashOf } from './hashOf.ts';

/** Classes that scripts set; the page as it is rendered does not have them yet. */
const SET_BY_SCRIPTS = ['js'];

const CLASS_IN_CSS = /\.((?:[a-zA-Z_*@-]|\\.)(?:[\w-]|\\.)*)/g;

/** What classes are said becomes what is said instead, and what is left of each style. */
type Lean = { names: Map<string, string>; own: Own[] };

/**
 * Leaves out rules for classes that the page does not have: Astro puts the utilities of the whole site into it, and the
 * styles of all components that it might show. Utilities that the page only ever says together become one, and all get a
 * name of a letter or two. What islands draw later comes with them, under the long names (styles/late.ts).
 * @param styles of the page
 * @param classes what its class attributes say, in their order
 */
export function onlyOwnStyles(styles: readonly string[], classes: readonly string[]): Lean {
  const wholes = styles.map(wholeOf);
  const inPage = new Set(classes);
  const key = [...wholes.map(({ hash }) => hash), ...inPage].join('\n');
  const kept = leans.get(key);
  if (kept) return kept;
  const said = new Set([...inPage].map(copyOf));
  const short = namesOf(said, (name) => wholes.some(({ utilities }) => utilities.has(name)));
  const names = new Map<string, string>();
  for (const text of said)
    names.set(text, [...new Set(classesOf(text).map((name) => short.get(name) ?? name))].join(' '));
  const lean = { names, own: wholes.map((whole) => ownOf(whole, short)) };
  if (leans.size >= MOST_KEPT) leans.clear();
  leans.set(key, lean);
  return lean;
}

/** The classes of a page in their order, each with the name that it gets. */
function namesOf(said: ReadonlySet<string>, isUtility: (name: string) => boolean): Map<string, string> {
  const places = new Map<string, string>();
  let place = 0;
  for (const text of said) {
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

/** What is left of a style, and what a policy calls it. */
type Own = { css: string; hash: string };
type Whole = { text: string; hash: string; classes: string[]; utilities: Set<string> };

/** A site has few styles and few combinations of classes, and thousands of pages. */
const known = new Map<string, Whole>();
const leans = new Map<string, Lean>();
const MOST_KEPT = 500;

function ownOf(whole: Whole, names: ReadonlyMap<string, string>): Own {
  const unused = whole.classes.filter((name) => !names.has(name));
  const renamed = whole.text.replace(CLASS_IN_CSS, (selector, escaped: string) => {
    const name = unescapeCss(escaped);
    const given = names.get(name) ?? name;
    return given === name ? selector : `.${given}`;
  });
  const code = Buffer.from(renamed);
  const left = transform({ filename: 'page.css', code, minify: true, unusedSymbols: unused }).code.toString();
  const css = withoutVariables(left);
  return { css, hash: hashOf(css) };
}

function wholeOf(style: string): Whole {
  const kept = known.get(style);
  if (kept) return kept;
  const text = withInitialValues(style);
  const utilities = utilitiesIn(text);
  const whole = { text, hash: hashOf(style), classes: classesIn(text), utilities };
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
