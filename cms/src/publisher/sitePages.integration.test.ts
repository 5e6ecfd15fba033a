import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { afterAll, expect, it } from 'vitest';
import { publishing } from './testing/publishing.ts';

const LANGUAGES = LANGUAGE_CODES.map((code) => (code === 'en' ? '' : `${code}/`));
const inEvery = (slug: PageSlug) => LANGUAGES.map((language) => `${language}${slug}.html`).sort();

const site = await publishing();
const { cms } = site;
afterAll(() => site.close());

const findPageId = async (slug: PageSlug) => (await cms.first('pages', { slug: { equals: slug } })).id;
const findTranslationId = async (slug: PageSlug, code: string) =>
  (await cms.translation('page', await findPageId(slug), code)).id;

it('writes the pages about the site in every language, and links them in the footer', async () => {
  const tree = await site.tree();
  for (const slug of ['about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy'] as const) {
    for (const file of inEvery(slug)) expect(tree.has(file), file).toBe(true);
    expect(tree.get('ar/condition/1.html')?.html).toContain(`href="/ar/${slug}"`);
  }
});

it('shows a page without its translation in the default language, without hreflang', async () => {
  await cms.unpublish('page-translations', await findTranslationId('about', 'es'));
  expect(await site.changes()).toEqual([...inEvery('about'), 'sitemaps/pages.xml']);
  expect(await site.text('sitemaps/pages.xml')).not.toContain('/es/about<');
  expect(await site.text('es/about.html')).toContain('<div class="rich-text" lang="en" dir="ltr">');
  expect(await site.text('about.html')).not.toContain('hreflang="es" href="http');
});
