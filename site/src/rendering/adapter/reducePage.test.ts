import { describe, expect, it, vi } from 'vitest';
import { reducePage } from './reducePage.ts';
import { StyleSheets } from './StyleSheets.ts';
import { toPolicyHash } from './toPolicyHash.ts';

const LINK = '<link rel="stylesheet" href="/_astro/page.css">';
const lean = (html: string, css = '') =>
  reducePage(html, new StyleSheets((address) => (address === '/_astro/page.css' ? css : '')));
const hash = (text: string) => `'${toPolicyHash(text)}'`;
const listed = (hashes: string[]) => hashes.map((own) => ` ${own}`).join('');
const page = (scripts: string[], body: string, styles: string[] = []) =>
  `<!DOCTYPE html><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${listed(scripts)}; style-src 'self'${listed(styles)};">${body}`;

describe('the policy of a page', () => {
  it('contains the hashes of the page’s scripts and styles that Astro lists, and no others', () => {
    const body =
      '<style>a{color:red}</style><script type="module">let a = 1 < 2;</script><p>text</p><script>unknown()</script>';
    const [script, style] = [hash('let a = 1 < 2;'), hash('a{color:red}')];
    expect(lean(page([script, hash('elsewhere()'), hash('text')], body, [hash('b{}'), style]))).toBe(
      page([script], body, [style]),
    );
  });

  it('contains no hash for a script that is a file', () => {
    const body = '<script type="module" src="/_astro/other.js"></script>';
    expect(lean(page([hash('')], body, [hash('')]))).toBe(page([], body));
  });

  it('stays unchanged without hashes, as does a page without a policy', () => {
    for (const html of ['<!DOCTYPE html><script>a()</script>', page(["'unsafe-hashes'"], '<p>')])
      expect(lean(html)).toBe(html);
  });

  it('contains the hash of the rules that remain of a style sheet', () => {
    const css = '.here{color:red}.gone{color:#00f}.\\[\\&\\>b\\]\\:m-1>b{margin:1px}';
    const left = '.here{color:red}.\\[\\&\\>b\\]\\:m-1>b{margin:1px}';
    const body = '<p class="here"></p><p class="[&amp;&gt;b]:m-1"></p>';
    expect(lean(page([], LINK + body), css)).toBe(page([], `<style>${left}</style>${body}`, [hash(left)]));
  });
});

it('reducePage removes the style element that Astro inserts where HTML allows none', () => {
  const html = '<!DOCTYPE html><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><p>';
  expect(lean(html)).toBe('<!DOCTYPE html><p>');
});

describe('a tag in the value of an attribute', () => {
  it('is treated as text and affects no other part of the page', () => {
    const css = '.here{color:red}';
    for (const attribute of ['<style>', '<script>', "it's <style> & <script>", "<link rel='stylesheet'>"]) {
      const body = `<meta content="${attribute}">${LINK}<b class="here" title='${attribute.replace("'", '')}'></b>`;
      expect(lean(page([], body), `${css}.gone{top:0}`), attribute).toBe(
        page([], body.replace(LINK, `<style>${css}</style>`), [hash(css)]),
      );
    }
  });
});

describe('scripts', () => {
  it('load with the page, except the script that every page has, which loads later', () => {
    const other = '<script type="module" src="/_astro/Other.astro_x.js"></script>';
    const own = '<script type="module" src="/_astro/Layout.astro_x.js"></script>';
    expect(lean(page([], other + own))).toBe(
      page([], `${other}<script type="application/x-later" data-src="/_astro/Layout.astro_x.js"></script>`),
    );
  });
});

it('reducePage reads only files of the build', () => {
  const html = page([], '<link rel="stylesheet" href="/_astro/../../server/entry.mjs">');
  const read = vi.fn(() => '');
  expect(reducePage(html, new StyleSheets(read))).toBe(html);
  expect(read).not.toHaveBeenCalled();
});

it('reducePage leaves files other than pages unchanged', () => {
  expect(lean('<feed><style>.gone{top:0}</style></feed>')).toBe('<feed><style>.gone{top:0}</style></feed>');
});
