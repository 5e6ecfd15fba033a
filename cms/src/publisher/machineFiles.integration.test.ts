import { SITEMAP_SHARD } from '@common-ground/api/contracts/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { newCondition } from './testing/edits.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing, type Snapshot, touchedInVain } from './testing/snapshot.ts';

let site: Publishing;
let before: Snapshot;
let rendered: string[];
beforeAll(async () => {
  site = await publishing({ conditions: 20 });
});
afterAll(() => site?.close());
beforeEach(async () => {
  before = await site.tree();
});

const published = { _status: 'published' } as const;
const update = (id: number, data: object) =>
  site.payload.update({ collection: 'conditions', id, data: { ...published, ...data }, ...asSeeder });

/** Runs the waiting jobs and answers which files for machines changed; the tree is whole and nothing else was touched. */
async function changedFiles(): Promise<string[]> {
  site.rendered.length = 0;
  await site.publisher.settle();
  rendered = [...site.rendered];
  const after = await site.tree();
  expect(touchedInVain(before, after)).toEqual([]);
  expect(differing(after, await site.fullRender())).toEqual([]);
  return differing(before, after).filter((file) => !file.endsWith('.html'));
}

const textOf = async (file: string) => (await site.tree()).get(file)?.html ?? '';
/** What an element says of the one record in which `mark` stands. */
const dateIn = (text: string, mark: string, element: string) => {
  const record = text.split(/<(?:url|entry)>/).find((part) => part.includes(mark)) ?? '';
  return Date.parse(new RegExp(`<${element}>([^<]*)`).exec(record)?.[1] ?? '');
};

it('a full render writes an index, a site map for each shard, one for the pages, robots and a feed in each language', async () => {
  const files = [...before.keys()].filter((file) => !file.endsWith('.html'));
  expect(files.sort()).toEqual([
    'ar/feed.xml',
    'es/feed.xml',
    'feed.xml',
    'fr/feed.xml',
    'robots.txt',
    'sitemap.xml',
    'sitemaps/1.xml',
    'sitemaps/pages.xml',
  ]);
});

it('an edit moves its date in its shard and in the feed of its language, and touches no other of these files', async () => {
  const url = '/condition/7<';
  const [map, feed] = [await textOf('sitemaps/1.xml'), await textOf('feed.xml')];
  await update(7, { summary: 'Another summary, for machines too.' });
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemaps/1.xml']);
  const [mapNow, feedNow] = [await textOf('sitemaps/1.xml'), await textOf('feed.xml')];
  expect(dateIn(mapNow, url, 'lastmod')).toBeGreaterThan(dateIn(map, url, 'lastmod'));
  expect(dateIn(feedNow, url, 'updated')).toBeGreaterThan(dateIn(feed, url, 'updated') || 0);
  expect(/<entry>\s*<id>([^<]*)/.exec(feedNow)?.[1]).toMatch(/\/condition\/7$/);
  expect(feedNow).toContain('Another summary, for machines too.');
  // Last: nobody waits for them.
  expect(rendered.slice(-2).toSorted()).toEqual(['/feed.xml', '/sitemaps/1.xml']);
});

it('a translation moves its own language alone', async () => {
  const where = { condition: { equals: 8 }, 'language.code': { equals: 'fr' } };
  const { docs } = await site.payload.find({ collection: 'condition-translations', where, ...asSeeder });
  const id = docs[0]?.id ?? 0;
  const data = { name: 'Encore un nom', ...published };
  await site.payload.update({ collection: 'condition-translations', id, data, ...asSeeder });
  expect(await changedFiles()).toEqual(['fr/feed.xml', 'sitemaps/1.xml']);
  expect(/<title>([^<]*)<\/title>\s*<updated>/.exec((await textOf('fr/feed.xml')).split('<entry>')[1] ?? '')?.[1]).toBe(
    'Encore un nom',
  );
  const map = await textOf('sitemaps/1.xml');
  expect(dateIn(map, '/fr/condition/8<', 'lastmod')).toBeGreaterThan(dateIn(map, '/es/condition/8<', 'lastmod'));
});

it('a translation that is withdrawn leaves its feed and its shard', async () => {
  const where = { condition: { equals: 9 }, 'language.code': { equals: 'es' } };
  const { docs } = await site.payload.find({ collection: 'condition-translations', where, ...asSeeder });
  const data = { _status: 'draft' } as const;
  await site.payload.update({ collection: 'condition-translations', id: docs[0]?.id ?? 0, data, ...asSeeder });
  expect(await changedFiles()).toEqual(['es/feed.xml', 'sitemaps/1.xml']);
  expect(await textOf('sitemaps/1.xml')).not.toContain('/es/condition/9<');
  expect(await textOf('sitemaps/1.xml')).toContain('/fr/condition/9<');
});

it('a text that fell back into a feed changes with its source', async () => {
  const where = { condition: { equals: 10 }, 'language.code': { equals: 'ar' } };
  const { docs } = await site.payload.find({ collection: 'condition-translations', where, ...asSeeder });
  await site.pool.query('UPDATE condition_translations SET summary = NULL WHERE id = $1', [docs[0]?.id]);
  await site.publisher.settle();
  before = await site.tree();
  await update(10, { summary: 'Read in Arabic as well.' });
  expect(await changedFiles()).toContain('ar/feed.xml');
  expect(await textOf('ar/feed.xml')).toContain('<summary xml:lang="en">Read in Arabic as well.');
});

it('what is published anew enters its shard and the feed, what is unpublished leaves them', async () => {
  const { id } = await site.payload.create({
    collection: 'conditions',
    data: newCondition('Brand & New', 3),
    ...asSeeder,
  });
  await changedFiles();
  expect(await textOf('feed.xml')).toContain('<title>Brand &amp; New</title>');
  expect(await textOf('sitemaps/1.xml')).toContain(`/condition/${id}<`);
  expect(await textOf('sitemaps/1.xml')).not.toContain(`/es/condition/${id}<`);
  before = await site.tree();
  await update(id, { _status: 'draft' });
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemaps/1.xml']);
  expect(await textOf('feed.xml')).not.toContain('Brand &amp; New');
});

it('a shard comes with its first condition and goes with its last, and the index says so', async () => {
  const first = SITEMAP_SHARD * 3 + 1;
  await site.pool.query(`SELECT setval(pg_get_serial_sequence('conditions', 'id'), $1, false)`, [first]);
  const { id } = await site.payload.create({
    collection: 'conditions',
    data: newCondition('Far Away', 3),
    ...asSeeder,
  });
  expect(id).toBe(first);
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemap.xml', 'sitemaps/4.xml']);
  expect(await textOf('sitemap.xml')).toContain('/sitemaps/4.xml<');
  before = await site.tree();
  await site.payload.delete({ collection: 'conditions', id, ...asSeeder });
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemap.xml', 'sitemaps/4.xml']);
  expect((await site.tree()).has('sitemaps/4.xml')).toBe(false);
});

it('a new category and a language that is switched off change what the site maps list', async () => {
  const data = { name: 'A new shelf', description: 'For machines too.', color: 'indigo' } as const;
  const { id } = await site.payload.create({ collection: 'categories', data, ...asSeeder });
  expect(await changedFiles()).toEqual(['sitemaps/pages.xml']);
  // It has a page in Spanish, but nothing of it is in Spanish yet.
  expect((await site.tree()).has(`es/category/${id}.html`)).toBe(true);
  expect(await textOf('sitemaps/pages.xml')).toContain(`/category/${id}<`);
  expect(await textOf('sitemaps/pages.xml')).not.toContain(`/es/category/${id}<`);
  before = await site.tree();
  const where = { code: { equals: 'fr' } };
  const { docs } = await site.payload.find({ collection: 'languages', where, ...asSeeder });
  await site.payload.update({ collection: 'languages', id: docs[0]?.id ?? 0, data: { isActive: false }, ...asSeeder });
  await changedFiles();
  for (const file of ['sitemaps/1.xml', 'sitemaps/pages.xml', 'feed.xml'])
    expect(await textOf(file), file).not.toContain('/fr/');
  expect((await site.tree()).has('fr/feed.xml')).toBe(false);
});
