import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSettings } from '../payload/testing/testSettings.ts';
import { builtSite } from '../server/folders.ts';
import { copyUnrenderedPages, currentRelease, publishRelease } from './releases.ts';
import { renderRelease } from './renderRelease.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing, takeSnapshot } from './testing/snapshot.ts';

/** A kind of page that an older build lacks: one single page, and one page for each shard. */
const NEW_KIND = /^(\w\w\/)?community\/archive(\/1)?\.html$/;

/** Two pages in four languages. */
const PAGES = 8;

let site: Publishing;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'common-ground-upgrade-'));
  site = await publishing();
  await site.pool.query(
    `WITH ann AS (INSERT INTO users (username, email, display_name) VALUES ('ann', 'ann@example.org', 'Ann') RETURNING id),
       topic AS (INSERT INTO forum_topics (title, category_type, language, audience, created_by_id)
         SELECT 'Ramps', 'general', 'en', 'everyone', id FROM ann RETURNING id, created_by_id)
     INSERT INTO forum_posts (topic_id, user_id, content) SELECT id, created_by_id, 'Where?' FROM topic`,
  );
  await site.settle();
});
afterAll(async () => {
  await site?.close();
  await rm(root, { recursive: true });
});

/** Deletes the files and records of these pages, as if an older build had published the site. */
async function forgetNewKind(): Promise<string[]> {
  const files = [...(await site.tree()).keys()].filter((file) => NEW_KIND.test(file));
  for (const file of files) await rm(path.join(site.folder, file));
  await site.pool.query(`DELETE FROM publisher.page WHERE path ~ '^(/\\w\\w)?/community/archive'`);
  return files;
}

it('renders all pages of a new kind at the first start of the build that has it', async () => {
  const files = await forgetNewKind();
  expect(files).toHaveLength(PAGES);
  const tree = { release: 'newer', folder: path.join(root, 'releases', 'newer'), root };
  const siteUrl = testSettings.SITE_URL;
  const workerSettings = { databaseUrl: site.pooledUrl, siteUrl, distFolder: builtSite };
  const { sql, renderer } = site;
  const storage = {
    copyUnrendered: (paths: readonly string[]) => copyUnrenderedPages(tree, paths),
    publish: () => publishRelease(tree),
  };
  await renderRelease({ sql, renderer, folder: tree.folder, workerSettings, storage, onProgress: () => {} });
  expect(await currentRelease(root)).toBe('newer');
  const made = takeSnapshot(tree.folder);
  expect(files.filter((file) => !made.has(file))).toEqual([]);
  expect(differing(made, await site.fullRender())).toEqual([]);
});
