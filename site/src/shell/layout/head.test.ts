import { describe, expect, it } from 'vitest';
import { RenderedHead } from '../../testing/readByMachines.ts';
import { content, render, SITE } from '../../testing/render.ts';
import { samplePagePaths } from '../../testing/sample/samplePaths.ts';

const renderHead = async (path: string) => new RenderedHead((await render(path)).html);

describe('addresses of a page', () => {
  it('are its own, those of its languages, and `x-default` for all other languages', async () => {
    const { canonical, alternates } = await renderHead('/es/condition/3');
    expect(canonical).toBe(`${SITE}/es/condition/3`);
    expect(alternates).toEqual({
      en: `${SITE}/condition/3`,
      es: `${SITE}/es/condition/3`,
      'x-default': `${SITE}/condition/3`,
    });
  });

  it('are only that of the default language when the page shows fallback text', async () => {
    for (const [path, source] of [
      ['/fr/condition/3', '/condition/3'],
      ['/ar/category/4', '/category/4'],
    ] as const) {
      const { canonical, alternates } = await renderHead(path);
      expect(canonical, path).toBe(SITE + source);
      expect(alternates, path).toEqual({});
    }
  });

  it('contain the page number on each page of a list', async () => {
    expect((await renderHead('/es/category/1/page/2')).canonical).toBe(`${SITE}/es/category/1/page/2`);
  });

  it('are the same on all pages that are alternatives of each other', async () => {
    const heads = new Map<string, RenderedHead>();
    for (const path of await samplePagePaths(content)) heads.set(SITE + path, await renderHead(path));
    for (const [url, { alternates }] of heads) {
      for (const [code, other] of Object.entries(alternates)) {
        expect(heads.get(other)?.alternates, `${url} in ${code}`).toEqual(alternates);
        expect(heads.get(other)?.canonical).toBe(other);
      }
    }
  });

  it('are absent on missing pages, which search engines must not list', async () => {
    for (const path of ['/404', '/es/404', '/nowhere', '/condition/99', '/category/1/page/9']) {
      const { canonical, alternates, shared, html } = await renderHead(path);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect([canonical, alternates, shared], path).toEqual([undefined, {}, {}]);
    }
  });
});

describe('preview of a shared link', () => {
  it('shows title, summary, language and picture of the page', async () => {
    expect((await renderHead('/es/condition/3')).shared).toEqual({
      'og:title': 'Espina bífida',
      'og:description': 'Spina Bifida is described here in one short sentence.',
      'og:type': 'article',
      'og:url': `${SITE}/es/condition/3`,
      'og:site_name': 'Common Ground',
      'og:locale': 'es_ES',
      'og:image': `${SITE}/share.png`,
      'twitter:card': 'summary_large_image',
    });
    expect((await renderHead('/ar')).shared).toMatchObject({ 'og:type': 'website', 'og:locale': 'ar_EG' });
  });

  it('shows markup in a text as text', async () => {
    expect((await renderHead('/condition/6')).shared['og:description']).toBe(
      'A <b>&quot;low&quot;</b> mood &amp; loss of interest that lasts.',
    );
  });

  it('has a PNG picture of 1200 by 630 pixels', async () => {
    const { default: sharp } = await import('sharp');
    const { width, height, format } = await sharp(`${import.meta.dirname}/../../../public/share.png`).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  });
});

it('links each page to the feed of its language', async () => {
  for (const [path, feed] of [
    ['/condition/1', '/feed.xml'],
    ['/ar/category/1', '/ar/feed.xml'],
    ['/es/404', '/es/feed.xml'],
  ] as const)
    expect((await renderHead(path)).html, path).toContain(
      `<link rel="alternate" type="application/atom+xml" href="${feed}">`,
    );
});
