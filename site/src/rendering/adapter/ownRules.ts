import { transform } from 'lightningcss';

/** Classes that scripts set: the rendered page does not have them yet. */
const SET_BY_SCRIPTS = ['js'];

const CLASS = /\.((?:[a-zA-Z_*@-]|\\.)(?:[\w-]|\\.)*)/g;

/** A style sheet of the build: the classes in its selectors, and what is left of it, by the classes that a page lacks. */
type Sheet = { classes: string[]; own: Map<string, string> };

/** A site has few sheets, and few combinations of classes for thousands of pages. */
const sheets = new Map<string, Sheet>();
const MAX_SHEETS = 50;
const MAX_COMBINATIONS = 500;

/**
 * Returns the rules of a style sheet that a page with these classes can use: Astro puts the utilities of the whole site
 * into each page. What islands draw later comes with them (styles/late.ts).
 */
export function ownRules(css: string, classes: ReadonlySet<string>): string {
  const sheet = sheets.get(css) ?? addSheet(css);
  const unused = sheet.classes.filter((name) => !classes.has(name) && !SET_BY_SCRIPTS.includes(name));
  const key = unused.join('\n');
  const known = sheet.own.get(key);
  if (known !== undefined) return known;
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: unused });
  const own = withoutVariables(code.toString());
  if (sheet.own.size >= MAX_COMBINATIONS) sheet.own.clear();
  sheet.own.set(key, own);
  return own;
}

function addSheet(css: string): Sheet {
  const classes = new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name.replace(/\\(.)/g, '$1')));
  const sheet = { classes: [...classes], own: new Map<string, string>() };
  if (sheets.size >= MAX_SHEETS) sheets.clear();
  sheets.set(css, sheet);
  return sheet;
}

const DECLARED = /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
const READ = /var\((--[\w-]+)/g;

/** Leaves out variables that no rule left reads, also those that only they read. */
function withoutVariables(css: string): string {
  const read = new Set(Array.from(css.matchAll(READ), ([, name]) => name));
  const lean = css.replace(DECLARED, (declaration, typed, set) => (read.has(typed ?? set) ? declaration : ''));
  return lean.length < css.length ? withoutVariables(lean) : css;
}
