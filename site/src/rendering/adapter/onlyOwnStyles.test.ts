import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { onlyOwnStyles } from './onlyOwnStyles.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** What is left of a style in a page with these class attributes, and what they say instead. */
function lean(css: string, ...classes: string[]) {
  const { names, own } = onlyOwnStyles([css], classes);
  return { css: own[0]?.css ?? '', hash: own[0]?.hash, said: classes.map((said) => names.get(said)) };
}

const CSS =
  '.here{color:red}.gone{color:#00f}.here .gone,.here .own{top:0}.js .here{left:0}@media print{:is(.gone,.own){display:none}}h1{margin:0}';

it('leaves the rules that the page can use, and names the hash of what is left', () => {
  const { css, ...left } = lean(CSS, 'here', 'own x');
  expect(css).toContain('.here{color:red}');
  expect(css).toContain('.here .own{');
  expect(css).toContain('.js .here{');
  expect(css).toContain('h1{margin:0}');
  expect(css).toMatch(/@media print\{.*\.own.*display:none/);
  expect(css).not.toContain('.gone{');
  expect(left).toEqual({ hash: hash(css), said: ['here', 'own x'] });
});

const UTILITIES = String.raw`@layer utilities{.flex{display:flex}.p-0\.5{padding:2px}.\[\&\>li\]\:m-1>li{margin:4px}.gap-2{gap:8px}.js .js\:hidden{display:none}}.card .flex{top:0}`;

it('gives utilities short names in the page and in its rules, one for those that are always said together', () => {
  const { css, said } = lean(UTILITIES, 'card flex p-0.5 [&amp;&gt;li]:m-1', 'flex card', 'js:hidden', 'flex');
  expect(said).toEqual(['card A B', 'A card', 'C', 'A']);
  expect(css).toContain('.A{display:flex}.B{padding:2px}.B>li{margin:4px}');
  expect(css).toContain('.js .C{display:none}');
  expect(css).toContain('.card .A{top:0}');
  expect(css).not.toContain('gap');
});

it('leaves our own words their names, whatever utility speaks of them', () => {
  const ours = String.raw`.badge,.chip{color:red}@layer utilities{.badge{top:0}.\[\&_\.badge\]\:m-1 .badge{margin:4px}}`;
  const { css, said } = lean(ours, '[&amp;_.badge]:m-1', 'badge');
  expect(said).toEqual(['A', 'badge']);
  expect(css).toContain('.A .badge{margin:4px}');
});

it('leaves out variables that nothing reads, and puts in first values that nothing changes', () => {
  const first = '@layer properties{@supports (x:y){*{--tw-border-style:solid;--tw-weight:initial;--tw-shape:none}}}';
  const typed = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  const theme = '@layer theme{:root{--color-a:red;--color-b:var(--color-c);--color-c:#00f;--color-d:#0f0}}';
  const rules = '.a{color:var(--color-a);border-style:var(--tw-border-style);--tw-weight:6;font-weight:6}';
  const shape = '.b{--tw-shape:round}.a{shape:var(--tw-shape)}.c{color:var(--color-d)}';
  const { css } = lean(first + theme + rules + shape + typed, 'a b');
  expect(css).toContain('--color-a:red');
  expect(css).not.toMatch(/--color-[bcd]|--tw-border-style|--tw-weight|@property/);
  expect(css).toContain('border-style:solid');
  expect(css).toContain('shape:var(--tw-shape)');
});
