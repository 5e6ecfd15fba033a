import { expect, it } from 'vitest';
import { readPage } from './support/readPage.ts';
import { servedSite } from './support/servedSite.ts';

const site = await servedSite();

const CASES = [
  ['/nowhere', 'en', 'Page Not Found'],
  ['/condition/999999', 'en', 'Condition Not Found'],
  ['/condition/0', 'en', 'Condition Not Found'],
  ['/condition/01', 'en', 'Condition Not Found'],
  ['/condition/1.5', 'en', 'Condition Not Found'],
  ['/condition/abc', 'en', 'Condition Not Found'],
  ['/condition/1/more', 'en', 'Page Not Found'],
  ['/category/999999', 'en', 'Category Not Found'],
  ['/category/0', 'en', 'Category Not Found'],
  ['/category/1/page/99', 'en', 'Page Not Found'],
  ['/en/nowhere', 'en', 'Page Not Found'],
  ['/index', 'en', 'Page Not Found'],
  ['/es/index', 'es', 'Página no encontrada'],
  ['/404', 'en', 'Page Not Found'],
  // A second request of the same path: the server looks for a cached response before it serves the 404 page.
  ['/404', 'en', 'Page Not Found'],
  ['/es/404', 'es', 'Página no encontrada'],
  ['/es/condition/999999', 'es', 'Condición no encontrada'],
  ['/es/category/0', 'es', 'Categoría no encontrada'],
  ['/fr/category/999999', 'fr', 'Catégorie introuvable'],
  ['/es/nada', 'es', 'Página no encontrada'],
  ['/fr/rien/du/tout', 'fr', 'Page introuvable'],
  ['/ar/condition/999999', 'ar', 'الحالة غير موجودة'],
  ['/ar/category/999999', 'ar', 'الفئة غير موجودة'],
  ['/de/condition/1', 'en', 'Page Not Found'],
  ['/%E0%A4%A', 'en', 'Page Not Found'],
  ['/..%2f..%2fsecrets.json', 'en', 'Page Not Found'],
] as const;

for (const [path, language, heading] of CASES) {
  it(`${path} gets 404 in the language of the path, with a link to home`, async () => {
    // A raw request: fetch would normalise some of these paths.
    const response = await site.getRaw(path);
    expect(response.status).toBe(404);
    const { lang, h1, links } = readPage(response.body);
    expect(lang).toBe(language);
    expect(h1).toEqual([heading]);
    expect(links).toContain(language === 'en' ? '/' : `/${language}`);
  });
}

it('a path with an unknown language or name gets 404', async () => {
  for (const path of ['/en/imprint', '/xx/about', '/es/es/about', '/about/1', '/imprint'])
    expect((await site.get(path)).status, path).toBe(404);
});

it('a mistyped path redirects to its page, never to another host', async () => {
  for (const [path, target] of [
    ['/condition/1/', '/condition/1'],
    ['/es/', '/es'],
    ['/en/about?from=x', '/about?from=x'],
    ['/Condition/1', '/condition/1'],
    ['//evil.example/', '/evil.example'],
    ['/en//evil.example', '/en/evil.example'],
  ] as const) {
    const response = await site.getRaw(path);
    expect([response.status, response.headers.location], path).toEqual([308, target]);
  }
});

it('a page responds to HEAD and refuses POST', async () => {
  expect((await site.get('/condition/1', { method: 'POST' })).status).toBe(405);
  expect((await site.get('/condition/1', { method: 'HEAD' })).status).toBe(200);
});
