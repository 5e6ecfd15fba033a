import { describe, expect, it, vi } from 'vitest';
import { hashOf } from './hashOf.ts';
import { leanPage } from './leanPage.ts';
import { StyleSheets } from './StyleSheets.ts';

const LINK = '<link rel="stylesheet" href="/_astro/page.css">';
/** Returns the page whose link to a sheet stands for these rules. */
const lean = (html: string, css = '') =>
  leanPage(html, new StyleSheets((address) => (address === '/_astro/page.css' ? css : '')));
const hash = (text: string) => `'${hashOf(text)}'`;
const listed = (hashes: string[]) => hashes.map((own) => ` ${own}`).join('');
const page = (scripts: string[], body: string, styles: string[] = []) =>
  `<!DOCTYPE html><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${listed(scripts)}; style-src 'self'${listed(styles)};">${body}`;

describe('the policy of a page', () => {
  it('names the scripts and styles of the page that Astro lists, and no other', () => {
    const body =
      '<style>a{color:red}</style><script type="module">let a = 1 < 2;</script><p>text</p><script>unknown()</script>';
    const [script, style] = [hash('let a = 1 < 2;'), hash('a{color:red}')];
    expect(lean(page([script, hash('elsewhere()'), hash('text')], body, [hash('b{}'), style]))).toBe(
      page([script], body, [style]),
    );
  });

  it('names no text of a script that is a file', () => {
    const body = '<script type="module" src="/_astro/other.js"></script>';
    expect(lean(page([hash('')], body, [hash('')]))).toBe(page([], body));
  });

  it('stays as it is without hashes, and so does a page without a policy', () => {
    for (const html of ['<!DOCTYPE html><script>a()</script>', page(["'unsafe-hashes'"], '<p>')])
      expect(lean(html)).toBe(html);
  });

  it('names the hash of the rules that are left of a style sheet', () => {
    const css = '.here{color:red}.gone{color:#00f}.\\[\\&\\>b\\]\\:m-1>b{margin:1px}';
    const left = '.here{color:red}.\\[\\&\\>b\\]\\:m-1>b{margin:1px}';
    const body = '<p class="here"></p><p class="[&amp;&gt;b]:m-1"></p>';
    expect(lean(page([], LINK + body), css)).toBe(page([], `<style>${left}</style>${body}`, [hash(left)]));
  });
});

it('leanPage leaves out the style of islands, which stands where HTML allows none', () => {
  const html = '<!DOCTYPE html><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><p>';
  expect(lean(html)).toBe('<!DOCTYPE html><p>');
});

describe('a tag in an attribute', () => {
  it('is text: a style or script that begins there takes nothing else with it', () => {
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
  it('load with the page, all but the one of every page', () => {
    const other = '<script type="module" src="/_astro/Other.astro_x.js"></script>';
    const own = '<script type="module" src="/_astro/Layout.astro_x.js"></script>';
    expect(lean(page([], other + own))).toBe(
      page([], `${other}<script type="application/x-later" data-src="/_astro/Layout.astro_x.js"></script>`),
    );
  });
});

it('leanPage reads no other files than those of the build', () => {
  const html = page([], '<link rel="stylesheet" href="/_astro/../../server/entry.mjs">');
  const read = vi.fn(() => '');
  expect(leanPage(html, new StyleSheets(read))).toBe(html);
  expect(read).not.toHaveBeenCalled();
});

it('leanPage leaves files that are no page as they are', () => {
  expect(lean('<feed><style>.gone{top:0}</style></feed>')).toBe('<feed><style>.gone{top:0}</style></feed>');
});
