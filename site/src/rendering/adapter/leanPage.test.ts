import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leanPage } from './leanPage.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (hashes: string[], body: string) =>
  `<!DOCTYPE html><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${hashes.map((own) => ` ${own}`).join('')}">${body}`;

describe('the policy', () => {
  it('keeps the hash of every script and style in the page, and no other', () => {
    const body =
      '<style>a{color:red}</style><script type="module">let a = 1 < 2;</script><p>text</p><script type="application/ld+json">{}</script>';
    const own = [hash('a{color:red}'), hash('let a = 1 < 2;')];
    expect(leanPage(page([...own, hash('elsewhere()'), hash('text'), hash('{}')], body))).toBe(page(own, body));
  });

  it('stays as it is without hashes, and so does a page without a policy', () => {
    for (const html of ['<!DOCTYPE html><script>a()</script>', page(["'unsafe-hashes'"], '<p>')])
      expect(leanPage(html)).toBe(html);
  });
});

describe('a style', () => {
  const css = '.here{color:red}.gone{color:#00f}';
  const left = '.here{color:red}';

  it('is left with the rules of the classes in the page, and the policy has its hash', () => {
    const whole = page([hash(css)], `<style>${css}</style><p class="here"></p><astro-island></astro-island>`);
    const lean = page([hash(left)], `<style>${left}</style><p class="here"></p><astro-island></astro-island>`);
    expect(leanPage(whole)).toBe(lean);
  });

  it('may stand there by a name', () => {
    const named = page([hash('style 1')], '<style>style 1</style><p class="here"></p>');
    const lean = page([hash(left)], `<style>${left}</style><p class="here"></p>`);
    expect(leanPage(named, new Map([['style 1', css]]))).toBe(lean);
  });

  it('of islands goes, because every page has it anyway', () => {
    const html = '<!DOCTYPE html><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><p>';
    expect(leanPage(html)).toBe('<!DOCTYPE html><p>');
  });
});

describe('scripts', () => {
  it('become one where two follow each other, and the policy allows it', () => {
    const [first, second] = ['(()=>{a()})();\n', '{b()}'];
    const joined = '(()=>{a()})();{b()}';
    expect(leanPage(page([hash(first), hash(second)], `<script>${first}</script><script>${second}</script>`))).toBe(
      page([hash(joined)], `<script>${joined}</script>`),
    );
  });

  it('stay two where they stand apart, or where one is a module, which has a scope of its own', () => {
    for (const body of [
      '<script>a()</script><p></p><script>b()</script>',
      '<script type="module">a()</script><script>b()</script>',
    ])
      expect(leanPage(page([hash('a()'), hash('b()')], body))).toBe(page([hash('a()'), hash('b()')], body));
  });

  it('load with the page, all but the one of every page', () => {
    const other = '<script type="module" src="/_astro/Other.astro_x.js"></script>';
    const own = '<script type="module" src="/_astro/Layout.astro_x.js"></script>';
    expect(leanPage(page([], other + own))).toBe(
      page([], `${other}<script type="application/x-later" data-src="/_astro/Layout.astro_x.js"></script>`),
    );
  });
});

describe('an island', () => {
  const options = '{&quot;name&quot;:&quot;Box&quot;,&quot;value&quot;:&quot;user&quot;}';
  const island = `<astro-island uid="Z2ccu2S" prefix="r3" component-url="/a.js" component-export="default" props="{&quot;name&quot;:[0,&quot;it's&quot;]}" ssr client="intent" opts="${options}" await-children>`;

  it('keeps what the runtime reads: the props, a name among them, and the value of the directive', () => {
    expect(leanPage(page([], `${island}<b>x</b><!--astro:end--></astro-island>`))).toBe(
      page(
        [],
        '<astro-island prefix="r3" component-url="/a.js" props=\'{"name":[0,"it&#39;s"]}\' ssr client="intent" opts=\'{"value":"user"}\'><b>x</b></astro-island>',
      ),
    );
  });

  it('alone is made leaner', () => {
    const html = page([], '<p uid="1" await-children>uid="2" <!--astro:end--></p>');
    expect(leanPage(html)).toBe(html);
  });
});
