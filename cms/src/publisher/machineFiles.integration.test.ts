import { FORUM_CATEGORIES } from '@common-ground/api/contracts/forum/topics.ts';
import { SITEMAP_SHARD_SIZE } from '@common-ground/api/contracts/limits.ts';
import { afterAll, expect, it } from 'vitest';
import { newCondition } from './testing/edits.ts';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';

const site = await publishing(FEW);
const { cms } = site;
afterAll(() => site.close());

const forMachines = (files: Iterable<string>) => [...files].filter((file) => !file.endsWith('.html'));
const changedFiles = async () => forMachines(await site.changes());
const map = () => site.text('sitemaps/1.xml');
const feed = (language = '') => site.text(`${language}feed.xml`);
/** Returns the time in an element of the record that contains `mark`. */
const dateIn = (text: string, mark: string, element: string) => {
  const record = text.split(/<(?:url|entry)>/).find((part) => part.includes(mark)) ?? '';
  return Date.parse(new RegExp(`<${element}>([^<]*)`).exec(record)?.[1] ?? '');
};

it('writes sitemaps, robots.txt, manifests and feeds in a full render', async () => {
  const forum = ['', ...FORUM_CATEGORIES.map((category) => `forum/${category}/`)];
  const feeds = ['', 'ar/', 'es/', 'fr/'].flatMap((language) => [
    `${language}feed.xml`,
    `${language}manifest.webmanifest`,
    ...forum.map((place) => `${language}community/${place}feed.xml`),
  ]);
  const maps = ['robots.txt', 'sitemap.xml', 'sitemaps/1.xml', 'sitemaps/pages.xml'];
  expect(forMachines((await site.tree()).keys()).sort()).toEqual([...feeds, ...maps].sort());
});

it('updates the date of an edited condition in its sitemap and feed only', async () => {
  const url = '/condition/7<';
  const [mapBefore, feedBefore] = [await map(), await feed()];
  await cms.publish('conditions', 7, { summary: 'Another summary, for machines too.' });
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemaps/1.xml']);
  const [mapNow, feedNow] = [await map(), await feed()];
  expect(dateIn(mapNow, url, 'lastmod')).toBeGreaterThan(dateIn(mapBefore, url, 'lastmod'));
  expect(dateIn(feedNow, url, 'updated')).toBeGreaterThan(dateIn(feedBefore, url, 'updated') || 0);
  expect(/<entry>\s*<id>([^<]*)/.exec(feedNow)?.[1]).toMatch(/\/condition\/7$/);
  expect(feedNow).toContain('Another summary, for machines too.');
  // Files for machines come last, because no reader waits for them.
  expect(site.rendered.slice(-2).toSorted()).toEqual(['/feed.xml', '/sitemaps/1.xml']);
});

it('updates a fallback text in a feed when its source changes', async () => {
  const { id } = await cms.translation('condition', 10, 'ar');
  await site.pool.query('UPDATE condition_translations SET summary = NULL WHERE id = $1', [id]);
  await site.settle();
  await cms.publish('conditions', 10, { summary: 'Read in Arabic as well.' });
  expect(await changedFiles()).toContain('ar/feed.xml');
  expect(await feed('ar/')).toContain('<summary xml:lang="en">Read in Arabic as well.');
});

it('adds a published condition to its sitemap and feed, and removes an unpublished one', async () => {
  const { id } = await cms.add('conditions', newCondition('Brand & New', 3));
  await changedFiles();
  expect(await feed()).toContain('<title>Brand &amp; New</title>');
  expect(await map()).toContain(`/condition/${id}<`);
  expect(await map()).not.toContain(`/es/condition/${id}<`);
  await cms.unpublish('conditions', id);
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemaps/1.xml']);
  expect(await feed()).not.toContain('Brand &amp; New');
});

it('adds a shard to the sitemap index with its first condition, and removes it with its last', async () => {
  const first = SITEMAP_SHARD_SIZE * 3 + 1;
  await site.pool.query(`SELECT setval(pg_get_serial_sequence('conditions', 'id'), $1, false)`, [first]);
  const { id } = await cms.add('conditions', newCondition('Far Away', 3));
  expect(id).toBe(first);
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemap.xml', 'sitemaps/4.xml']);
  expect(await site.text('sitemap.xml')).toContain('/sitemaps/4.xml<');
  await cms.remove('conditions', id);
  expect(await changedFiles()).toEqual(['feed.xml', 'sitemap.xml', 'sitemaps/4.xml']);
  expect((await site.tree()).has('sitemaps/4.xml')).toBe(false);
});
