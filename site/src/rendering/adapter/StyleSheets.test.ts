import { describe, expect, it, vi } from 'vitest';
import { StyleSheets } from './StyleSheets.ts';

const LINK = '<link rel="stylesheet" href="/_astro/page.css">';
const rulesFor = (css: string, ...classes: string[]) => new StyleSheets(() => css).ownRules(LINK, new Set(classes)).css;

describe('the rules of a page', () => {
  it('are those for its classes, its elements and classes that scripts set', () => {
    const css = rulesFor(
      '.here{color:red}.gone{color:#00f}.here .gone,.here .own{top:0}.js .here{left:0}@media print{:is(.gone,.own){display:none}}h1{margin:0}',
      'here',
      'own',
    );
    expect(css).toContain('.here{color:red}');
    expect(css).toContain('.here .own{');
    expect(css).toContain('.js .here{');
    expect(css).toContain('h1{margin:0}');
    expect(css).toMatch(/@media print\{.*\.own.*display:none/);
    expect(css).not.toContain('.gone{');
  });

  it('include utilities whose names CSS escapes', () => {
    const css = String.raw`@layer utilities{.flex{display:flex}.p-0\.5{padding:2px}.\[\&\>li\]\:m-1>li{margin:4px}.gap-2{gap:8px}}`;
    const own = rulesFor(css, 'flex', 'p-0.5', '[&>li]:m-1');
    expect(own).toContain('.flex{display:flex}');
    expect(own).toContain(String.raw`.p-0\.5{padding:2px}`);
    expect(own).toContain(String.raw`.\[\&\>li\]\:m-1>li{margin:4px}`);
    expect(own).not.toContain('gap-2');
  });

  it('are selected for each set of classes from sheets that are read once', () => {
    const read = vi.fn(
      (address: string) => ({ '/_astro/a.css': '.one{color:red}', '/_astro/b.css': '.two{top:0}' })[address] ?? '',
    );
    const sheets = new StyleSheets(read);
    const links = LINK.replace('page', 'a') + LINK.replace('page', 'b');
    const found = ['one', 'two', 'one'].map((name) => sheets.ownRules(links, new Set([name])).css);
    expect(found).toEqual(['.one{color:red}', '.two{top:0}', '.one{color:red}']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('leave out variables that no remaining rule or variable reads', () => {
    const typed = '@property --tw-weight{syntax:"*";inherits:false}';
    const theme = '@layer theme{:root{--color-a:red;--color-b:var(--color-c);--color-c:#00f;--color-d:#0f0}}';
    const css = rulesFor(`${theme}.a{color:var(--color-a);--tw-weight:6}.c{color:var(--color-d)}${typed}`, 'a');
    expect(css).toContain('--color-a:red');
    expect(css).not.toMatch(/--color-[bcd]|--tw-weight|@property/);
  });
});
