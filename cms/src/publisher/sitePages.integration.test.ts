import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing, type Snapshot, touchedInVain } from './testing/snapshot.ts';

const LANGUAGES = ['', 'es/', 'fr/', 'ar/'];
const inEvery = (slug: PageSlug) => LANGUAGES.map((language) => `${language}${slug}.html`).sort();

let site: Publishing;
let before: Snapshot;
let rendered: string[];
beforeAll(async () => {
  site = await publishing({ conditions: 4 });
});
afterAll(() => site?.close());
beforeEach(async () => {
  before = await site.tree();
});

const asEditor = { depth: 0, overrideAccess: true } as const;
const published = { _status: 'published' } as const;

async function idOf(slug: PageSlug): Promise<number> {
  const { docs } = await site.payload.find({ collection: 'pages', where: { slug: { equals: slug } }, ...asEditor });
  return docs[0]?.id ?? 0;
}

async function translationOf(slug: PageSlug, code: string): Promise<number> {
  const where = { page: { equals: await idOf(slug) }, 'language.code': { equals: code } };
  const { docs } = await site.payload.find({ collection: 'page-translations', where, ...asEditor });
  return docs[0]?.id ?? 0;
}

/** Runs the waiting jobs and answers which files changed; nothing else may have been written, and the tree is whole. */
async function changedFiles(): Promise<string[]> {
  site.rendered.length = 0;
  await site.publisher.settle();
  rendered = [...site.rendered];
  const after = await site.tree();
  expect(touchedInVain(before, after)).toEqual([]);
  expect(differing(after, await site.fullRender())).toEqual([]);
  return differing(before, after);
}

const text = async (file: string) => (await site.tree()).get(file)?.html ?? '';

it('is there in every language from the first seed on, and in every footer', async () => {
  for (const slug of ['about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy'] as const) {
    for (const file of inEvery(slug)) expect(before.has(file), file).toBe(true);
    expect(before.get('ar/condition/1.html')?.html).toContain(`href="/ar/${slug}"`);
  }
});

it('reworded, changes its own page and no other', async () => {
  const data = { body: '## Anew\n\nReworded, with a [link](/about).', ...published };
  await site.payload.update({ collection: 'pages', id: await idOf('terms'), data, ...asEditor });
  expect(await changedFiles()).toEqual(['terms.html']);
  // The site map lists it, so it is looked at again, too.
  expect(rendered.toSorted()).toEqual(['/ar/terms', '/es/terms', '/fr/terms', '/sitemaps/pages.xml', '/terms']);
  expect(await text('terms.html')).toContain('Reworded, with a <a href="/about">link</a>.');
});

it('saved as a draft, changes nothing before readers', async () => {
  const data = { body: '## Not yet\n\nA draft.', _status: 'draft' } as const;
  await site.payload.update({ collection: 'pages', id: await idOf('privacy'), data, draft: true, ...asEditor });
  expect(await changedFiles()).toEqual([]);
  expect(rendered).toEqual([]);
});

it('translated anew, changes in that language', async () => {
  const id = await translationOf('about', 'fr');
  await site.payload.update({
    collection: 'page-translations',
    id,
    data: { title: 'Autrement', ...published },
    ...asEditor,
  });
  expect(await changedFiles()).toEqual(['fr/about.html']);
});

it('no longer translated, shows in the default language, and is no alternative to it any more', async () => {
  const id = await translationOf('about', 'es');
  await site.payload.update({ collection: 'page-translations', id, data: { _status: 'draft' }, ...asEditor });
  expect(await changedFiles()).toEqual([...inEvery('about'), 'sitemaps/pages.xml']);
  expect(await text('sitemaps/pages.xml')).not.toContain('/es/about<');
  expect(await text('es/about.html')).toContain('<div class="rich-text" lang="en" dir="ltr">');
  expect(await text('about.html')).not.toContain('hreflang="es" href="http');
});

it('unpublished, is gone in every language and from every footer, and comes back when it is published again', async () => {
  const id = await idOf('contact');
  await site.payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...asEditor });
  const files = await changedFiles();
  expect(files).toEqual(
    expect.arrayContaining([...inEvery('contact'), 'index.html', 'ar/condition/1.html', '404.html']),
  );
  const tree = await site.tree();
  expect(inEvery('contact').filter((file) => tree.has(file))).toEqual([]);
  expect(tree.get('condition/1.html')?.html).not.toContain('href="/contact"');
  before = tree;
  await site.payload.update({ collection: 'pages', id, data: published, ...asEditor });
  expect(await changedFiles()).toEqual(files);
  expect(await text('condition/1.html')).toContain('href="/contact"');
});

it('deleted, is gone with its translations', async () => {
  const id = await idOf('terms');
  await site.payload.delete({ collection: 'pages', id, ...asEditor });
  expect(await changedFiles()).toEqual(expect.arrayContaining(inEvery('terms')));
  const { rows } = await site.pool.query('SELECT FROM page_translations WHERE page_id = $1', [id]);
  expect(rows).toEqual([]);
});

it('changed behind the back of the CMS, is put right as well, with every footer', async () => {
  await site.pool.query(`UPDATE pages SET _status = 'draft' WHERE slug = 'accessibility'`);
  await site.pool.query(`UPDATE pages SET title = 'By SQL' WHERE slug = 'privacy'`);
  await site.publisher.settle();
  const tree = await site.tree();
  expect(differing(tree, await site.fullRender())).toEqual([]);
  expect(tree.has('accessibility.html')).toBe(false);
  expect(tree.get('privacy.html')?.html).toContain('By SQL');
  expect(tree.get('es.html')?.html).not.toContain('/es/accessibility');
});
