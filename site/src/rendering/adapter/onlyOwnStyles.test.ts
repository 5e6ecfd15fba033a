import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { onlyOwnStyles } from './onlyOwnStyles.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (css: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="style-src 'self' '${hash(css)}'"><style>${css}</style>${body}`;

const CSS =
  '.here{color:red}.gone{color:#00f}.here .gone,.here .own{top:0}.js .here{left:0}@media print{:is(.gone,.own){display:none}}h1{margin:0}';

it('leaves the rules that the page can use, and names the hash of what is left', () => {
  const lean = onlyOwnStyles(page(CSS, '<p class="here"></p><p class="own x"></p>'));
  const css = /<style>(.*)<\/style>/.exec(lean)?.[1] ?? '';
  expect(css).toContain('.here{color:red}');
  expect(css).toContain('.here .own{');
  expect(css).toContain('.js .here{');
  expect(css).toContain('h1{margin:0}');
  expect(css).toMatch(/@media print\{.*\.own.*display:none/);
  expect(css).not.toContain('.gone{');
  expect(lean).toContain(`'${hash(css)}'`);
  expect(lean).not.toContain(hash(CSS));
});

it('takes nothing from a page with an island that will draw more', () => {
  const island = '<astro-island uid="1" component-url="/_astro/SearchResults.island.js"></astro-island>';
  expect(onlyOwnStyles(page(CSS, island))).toBe(page(CSS, island));
  const drawn = '<astro-island uid="1" component-url="/_astro/HeaderSearch.island.js"></astro-island>';
  expect(onlyOwnStyles(page(CSS, drawn))).not.toContain('.gone{');
});
