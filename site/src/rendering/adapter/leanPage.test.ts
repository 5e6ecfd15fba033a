import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leanPage } from './leanPage.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (hashes: string[], body: string) =>
  `<!DOCTYPE html><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${hashes.map((own) => ` ${own}`).join('')}">${body}`;

describe('the policy of a page', () => {
  it('names the scripts and styles of the page that Astro lists, and no other', () => {
    const body =
      '<style>a{color:red}</style><script type="module">let a = 1 < 2;</script><p>text</p><script>unknown()</script>';
    const own = [hash('a{color:red}'), hash('let a = 1 < 2;')];
    expect(leanPage(page([...own, hash('elsewhere()'), hash('text')], body))).toBe(page(own, body));
  });

  it('stays as it is without hashes, and so does a page without a policy', () => {
    for (const html of ['<!DOCTYPE html><script>a()</script>', page(["'unsafe-hashes'"], '<p>')])
      expect(leanPage(html)).toBe(html);
  });

  it('names the hash of the rules that are left of a style', () => {
    const css = '.here{color:red}.gone{color:#00f}.\\[\\&\\>b\\]\\:m-1>b{margin:1px}';
    const left = '.here{color:red}.\\[\\&\\>b\\]\\:m-1>b{margin:1px}';
    const body = '<p class="here"></p><p class="[&amp;&gt;b]:m-1"></p>';
    expect(leanPage(page([hash(css)], `<style>${css}</style>${body}`))).toBe(
      page([hash(left)], `<style>${left}</style>${body}`),
    );
  });
});

it('leanPage leaves out the style of islands, which stands where HTML allows none', () => {
  const html = '<!DOCTYPE html><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><p>';
  expect(leanPage(html)).toBe('<!DOCTYPE html><p>');
});

describe('a tag in an attribute', () => {
  it('is text: a style or script that begins there takes nothing else with it', () => {
    const css = '.here{color:red}';
    for (const attribute of ['<style>', '<script>', "it's <style> & <script>"]) {
      const body = `<meta content="${attribute}"><style>${css}.gone{top:0}</style><b class="here" title='${attribute.replace("'", '')}'></b>`;
      expect(leanPage(page([hash(`${css}.gone{top:0}`)], body)), attribute).toBe(
        page([hash(css)], body.replace('.gone{top:0}', '')),
      );
    }
  });
});

describe('scripts', () => {
  it('load with the page, all but the one of every page', () => {
    const other = '<script type="module" src="/_astro/Other.astro_x.js"></script>';
    const own = '<script type="module" src="/_astro/Layout.astro_x.js"></script>';
    expect(leanPage(page([], other + own))).toBe(
      page([], `${other}<script type="application/x-later" data-src="/_astro/Layout.astro_x.js"></script>`),
    );
  });
});

it('leanPage leaves files that are no page as they are', () => {
  expect(leanPage('<feed><style>.gone{top:0}</style></feed>')).toBe('<feed><style>.gone{top:0}</style></feed>');
});
