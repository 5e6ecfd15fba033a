import { transform } from 'lightningcss';
import { toPolicyHash } from './toPolicyHash.ts';

/** Classes that scripts set, which the rendered page does not have yet. */
const SET_BY_SCRIPTS = ['js'];

const CLASS = /\.((?:[a-zA-Z_*@-]|\\.)(?:[\w-]|\\.)*)/g;
const ADDRESS = /href="([^"]+)"/g;

const MAX_COMBINATIONS = 500;

/** The rules that a page can use, and their hash for its content security policy. */
export type OwnRules = { css: string; hash: string };

/**
 * Linked sheets and the classes in their selectors. `own` has the rules for pages, by those classes that a page lacks.
 */
type Sheet = { css: string; classes: string[]; own: Map<string, OwnRules> };

export class StyleSheets {
  readonly #read: (address: string) => string;
  readonly #sheets = new Map<string, Sheet>();

  /** @param read returns the text of the sheet at an address of the site */
  constructor(read: (address: string) => string) {
    this.#read = read;
  }

  /**
   * Returns the rules of the linked sheets that a page with these classes can use: Astro puts the utilities of the
   * whole site into one sheet. A script that renders further elements loads the rules for them (styles/late.ts).
   */
  ownRules(links: string, classes: ReadonlySet<string>): OwnRules {
    const { css, own, ...sheet } = this.#sheets.get(links) ?? this.#addSheet(links);
    const unused = sheet.classes.filter((name) => !classes.has(name) && !SET_BY_SCRIPTS.includes(name));
    const key = unused.join('\n');
    const known = own.get(key);
    if (known) return known;
    const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: unused });
    const rules = withoutVariables(code.toString());
    if (own.size >= MAX_COMBINATIONS) own.clear();
    const added = { css: rules, hash: toPolicyHash(rules) };
    own.set(key, added);
    return added;
  }

  #addSheet(links: string): Sheet {
    const css = Array.from(links.matchAll(ADDRESS), ([, address = '']) => this.#read(address)).join('');
    const classes = new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name.replace(/\\(.)/g, '$1')));
    const sheet = { css, classes: [...classes], own: new Map<string, OwnRules>() };
    this.#sheets.set(links, sheet);
    return sheet;
  }
}

const DECLARED = /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
const READ = /var\((--[\w-]+)/g;

/** Removes variables that no remaining rule reads, and then those that only the removed variables read. */
function withoutVariables(css: string): string {
  const read = new Set(Array.from(css.matchAll(READ), ([, name]) => name));
  const lean = css.replace(DECLARED, (declaration, typed, set) => (read.has(typed ?? set) ? declaration : ''));
  return lean.length < css.length ? withoutVariables(lean) : css;
}
