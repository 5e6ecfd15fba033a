import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { afterAll, expect, it } from 'vitest';
import { lexicalOfMarkdown } from '../payload/richtext/lexicalOfMarkdown.ts';
import { publishing } from './testing/publishing.ts';

const LANGUAGES = ['', 'es/', 'fr/', 'ar/'];
const inEvery = (slug: PageSlug) => LANGUAGES.map((language) => `${language}${slug}.html`).sort();

const site = await publishing();
const { cms } = site;
afterAll(() => site.close());

const idOf = async (slug: PageSlug) => (await cms.first('pages', { slug: { equals: slug } })).id;
const translationOf = async (slug: PageSlug, code: string) =>
  (await cms.translation('page', await idOf(slug), code)).id;

it('is there in every language from the first seed on, and in every footer', async () => {
  const tree = await site.tree();
  for (const slug of ['about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy'] as const) {
    for (const file of inEvery(slug)) expect(tree.has(file), file).toBe(true);
    expect(tree.get('ar/condition/1.html')?.html).toContain(`href="/ar/${slug}"`);
  }
});

it('reworded, changes its own page and no other', async () => {
  await cms.publish('pages', await idOf('terms'), {
    body: lexicalOfMarkdown('## Anew\n\nReworded, with a [link](/about).'),
  });
  expect(await site.changes()).toEqual(['terms.html']);
  // The site map lists it, so it is looked at again, too.
  expect(site.rendered.toSorted()).toEqual(['/ar/terms', '/es/terms', '/fr/terms', '/sitemaps/pages.xml', '/terms']);
  expect(await site.text('terms.html')).toContain('Reworded, with a <a href="/about">link</a>.');
});

it('saved as a draft, changes nothing before readers', async () => {
  await cms.draft('pages', await idOf('privacy'), { body: lexicalOfMarkdown('## Not yet\n\nA draft.') });
  expect(await site.changes()).toEqual([]);
  expect(site.rendered).toEqual([]);
});

it('translated anew, changes in that language', async () => {
  await cms.publish('page-translations', await translationOf('about', 'fr'), { title: 'Autrement' });
  expect(await site.changes()).toEqual(['fr/about.html']);
});

it('no longer translated, shows in the default language, and is no alternative to it any more', async () => {
  await cms.unpublish('page-translations', await translationOf('about', 'es'));
  expect(await site.changes()).toEqual([...inEvery('about'), 'sitemaps/pages.xml']);
  expect(await site.text('sitemaps/pages.xml')).not.toContain('/es/about<');
  expect(await site.text('es/about.html')).toContain('<div class="rich-text" lang="en" dir="ltr">');
  expect(await site.text('about.html')).not.toContain('hreflang="es" href="http');
});

it('unpublished, is gone in every language and from every footer, and comes back when it is published again', async () => {
  const id = await idOf('contact');
  await cms.unpublish('pages', id);
  const files = await site.changes();
  const footers = ['index.html', 'ar/condition/1.html', '404.html'];
  expect(files).toEqual(expect.arrayContaining([...inEvery('contact'), ...footers]));
  const tree = await site.tree();
  expect(inEvery('contact').filter((file) => tree.has(file))).toEqual([]);
  expect(tree.get('condition/1.html')?.html).not.toContain('href="/contact"');
  await cms.publish('pages', id);
  expect(await site.changes()).toEqual(files);
  expect(await site.text('condition/1.html')).toContain('href="/contact"');
});

it('deleted, is gone with its translations', async () => {
  const id = await idOf('terms');
  await cms.remove('pages', id);
  expect(await site.changes()).toEqual(expect.arrayContaining(inEvery('terms')));
  expect(await cms.all('page-translations', { page: { equals: id } })).toEqual([]);
});

it('changed behind the back of the CMS, is put right as well, with every footer', async () => {
  await site.pool.query(`UPDATE pages SET _status = 'draft' WHERE slug = 'accessibility'`);
  await site.pool.query(`UPDATE pages SET title = 'By SQL' WHERE slug = 'privacy'`);
  await site.changes();
  expect((await site.tree()).has('accessibility.html')).toBe(false);
  expect(await site.text('privacy.html')).toContain('By SQL');
  expect(await site.text('es.html')).not.toContain('/es/accessibility"');
});

it('a help line that another number is noted of is so on its page at once, and on no other', async () => {
  const { id } = await cms.first('help-lines', { seedKey: { equals: 'fr-3114' } });
  expect(await site.text('fr/help-lines.html')).toContain('href="tel:3114"');
  await site.sql.query(`UPDATE help_lines SET phone = '31 15', checked_at = '2026-11-02' WHERE id = ${id}`);
  expect(await site.changes()).toEqual(LANGUAGES.map((language) => `${language}help-lines.html`).sort());
  expect(await site.text('ar/help-lines.html')).toContain('href="tel:3115"');
  await site.sql.query(`UPDATE help_lines SET edit_summary = 'Nobody sees it' WHERE id = ${id}`);
  expect(await site.changes()).toEqual([]);
});
