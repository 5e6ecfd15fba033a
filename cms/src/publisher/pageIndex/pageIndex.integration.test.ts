import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { type PageManifest, pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPages } from '../testing/findPages.ts';
import { publishing } from '../testing/publishing.ts';
import { IndexFolder } from './IndexFolder.ts';
import { IndexProcess } from './IndexProcess.ts';
import { PageIndex } from './PageIndex.ts';
import { INDEX_VERSION } from './version.ts';

const site = await publishing();
const sql = (text: string, values: unknown[] = []) => site.pool.query(text, values);
const createIndex = () => new PageIndex({ sql: site.pool, databaseUrl: site.pooledUrl, folder: site.folder });
let index = createIndex();
let author = 0;

beforeAll(async () => {
  const { rows } = await sql(
    `INSERT INTO users (username, email, display_name, role) VALUES ('ann', 'ann@example.org', 'Zebedee', 'user') RETURNING id`,
  );
  author = rows[0].id;
  await index.update();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await index.stop();
  await site.close();
});

const file = (language: string) => path.join(site.folder, pageManifestPath(language));
const manifest = async (language = 'en'): Promise<PageManifest> => JSON.parse(await readFile(file(language), 'utf8'));
const folders = async (language = 'en') => [...new Set((await manifest(language)).parts.map(({ folder }) => folder))];
const find = (text: string, language = 'en') => findPages({ root: site.folder, language, text });

/** Publishes all waiting changes, and has them indexed. */
async function publish(): Promise<void> {
  await site.settle();
  await index.update();
}

async function begin(title: string, content: string, audience = 'everyone'): Promise<number> {
  const { rows } = await sql(
    `INSERT INTO forum_topics (title, category_type, language, audience, created_by_id)
     VALUES ($1, 'general', 'en', $2, $3) RETURNING id`,
    [title, audience, author],
  );
  await reply(rows[0].id, content);
  return rows[0].id;
}
const reply = (topic: number, content: string) =>
  sql('INSERT INTO forum_posts (topic_id, user_id, content) VALUES ($1, $2, $3)', [topic, author, content]);

describe('index of pages', () => {
  it('has the pages of each language by kind, and no conditions', async () => {
    for (const language of LANGUAGE_CODES)
      expect((await manifest(language)).parts.map(({ kind }) => kind)).toEqual(['learning', 'site', 'helpLines']);
    expect(await find('advertising')).toContain('/about');
    expect(await find('Lifeline')).toEqual(['/help-lines']);
    expect(await find('publicidad', 'es')).toContain('/es/about');
    const { rows } = await sql(`SELECT name FROM conditions WHERE _status = 'published' ORDER BY id LIMIT 1`);
    const found = await find(rows[0].name);
    expect(found.filter((address) => address.includes('/condition/'))).toEqual([]);
  });

  it('has a changed page after the next update, and keeps the folders of other parts', async () => {
    const before = { en: await folders(), es: await folders('es') };
    const { id } = await site.cms.first('pages', { slug: { equals: 'terms' } });
    await site.cms.publish('pages', id, { title: 'Quokka terms' });
    await publish();
    expect(await find('quokka')).toEqual(['/terms']);
    const after = await folders();
    expect(after.filter((name) => before.en.includes(name)).map((name) => name.split('-')[0])).toEqual([
      'learning',
      'helpLines',
    ]);
    expect((await folders('es')).filter((name) => before.es.includes(name))).not.toHaveLength(0);
  });

  it('has the words of a public topic, but not the name of its author', async () => {
    const id = await begin('A numbat question', 'Who has met a bilby?');
    await publish();
    expect(await find('numbat')).toEqual([`/community/topics/${id}`]);
    expect(await find('bilby', 'ar')).toEqual([`/ar/community/topics/${id}?language=en`]);
    expect(await find('Zebedee')).toEqual([]);
  });

  it('never has a topic for members, and drops one that becomes so, is hidden or is merged', async () => {
    await begin('A secret wombat', 'For members.', 'members');
    const changes = [`audience = 'members'`, `state = 'hidden'`, 'merged_into_id = 1'];
    const ids = [];
    for (const [at] of changes.entries()) ids.push(await begin(`Potoroo ${at}`, 'Seen by everyone.'));
    await publish();
    expect(await find('wombat')).toEqual([]);
    expect((await find('potoroo')).toSorted()).toEqual(ids.map((id) => `/community/topics/${id}`));
    for (const [at, change] of changes.entries())
      await sql(`UPDATE forum_topics SET ${change} WHERE id = $1`, [ids[at]]);
    await publish();
    expect(await find('potoroo')).toEqual([]);
  });

  it('keeps the folder of a part whose pages changed only in what is not indexed', async () => {
    const before = await manifest();
    const { rows } = await sql('SELECT id FROM forum_posts ORDER BY id LIMIT 1');
    await sql('UPDATE forum_posts SET likes_count = 7 WHERE id = $1', [rows[0].id]);
    await sql(`INSERT INTO publisher.dirty (path, priority) VALUES ('/community/topics/1', 1)`);
    await publish();
    expect((await manifest()).parts).not.toEqual(before.parts);
    expect(await folders()).toEqual(before.parts.map(({ folder }) => folder));
  });

  it('starts no process when no page changed', async () => {
    const update = vi.spyOn(IndexProcess.prototype, 'update');
    await index.update();
    expect(update).not.toHaveBeenCalled();
  });

  it('reads a page again until its file is the recorded one', async () => {
    const page = path.join(site.folder, 'privacy.html');
    const whole = await readFile(page, 'utf8');
    await sql(`UPDATE publisher.page SET rendered_at = now(), digest = 'not yet' WHERE path = '/privacy'`);
    await writeFile(page, whole.replace('<h1>', '<h1>Cassowary '));
    await index.update();
    expect(await find('cassowary')).toEqual(['/privacy']);
    await writeFile(page, whole);
    await index.update();
    expect(await find('cassowary')).toEqual([]);
    await sql(`INSERT INTO publisher.dirty (path, priority) VALUES ('/privacy', 1)`);
    await publish();
  });
});

describe('restart', () => {
  async function startAgain(): Promise<void> {
    await index.stop();
    index = createIndex();
    await index.update();
  }

  it('keeps the old index after a kill before the manifest, and removes what is half written', async () => {
    const before = await readFile(file('en'), 'utf8');
    const id = await begin('Echidnas', 'Echidna spines.');
    await publish();
    const after = await manifest();
    // Restores the state after a kill just before the manifest is written, with a half-written folder beside it.
    await writeFile(file('en'), before);
    await mkdir(path.join(site.folder, 'search/en/writing-1/fragment'), { recursive: true });
    await writeFile(`${file('en')}.1.tmp`, '{"ver');
    expect(await find('echidna')).toEqual([]);
    await startAgain();
    expect(await manifest()).toEqual(after);
    expect(await find('echidna')).toEqual([`/community/topics/${id}`]);
    const left = await readdir(path.join(site.folder, 'search/en'));
    expect(left.filter((name) => /writing|tmp/.test(name))).toEqual([]);
  });

  const alter = async (other: object) => writeFile(file('en'), JSON.stringify({ ...(await manifest()), ...other }));
  it.each([
    [
      'a folder is missing',
      async () => rm(path.join(site.folder, 'search/en', (await folders())[0] ?? ''), { recursive: true }),
    ],
    ['the manifest is missing', () => rm(file('en'))],
    ['the manifest is invalid JSON', () => writeFile(file('en'), '{"version"')],
    ['the manifest has another version', () => alter({ version: '0' })],
  ])('builds the same index again when %s', async (_, harm) => {
    const before = await manifest();
    await harm();
    await startAgain();
    expect(await manifest()).toEqual(before);
    expect(before.version).toBe(INDEX_VERSION);
    expect(await find('echidna')).toHaveLength(1);
  });

  it('removes folders of other languages, and folders that were replaced a minute ago', async () => {
    const folder = path.join(site.folder, 'search/en');
    await mkdir(path.join(site.folder, 'search/xx'), { recursive: true });
    await begin('Bilbies', 'Bilbies dig.');
    const before = await folders();
    await publish();
    await startAgain();
    const [replaced = ''] = before.filter((name) => name.startsWith('forum-'));
    expect(existsSync(path.join(folder, replaced))).toBe(true);
    const longAgo = new Date(Date.now() - 10 * 60_000);
    await utimes(path.join(folder, replaced), longAgo, longAgo);
    await new IndexFolder(site.folder, 'en').sweep();
    const { engine, parts } = await manifest();
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining([engine, ...parts.map((part) => part.folder), 'pages.json']),
    );
    expect(existsSync(path.join(folder, replaced))).toBe(false);
    expect(existsSync(path.join(site.folder, 'search/xx'))).toBe(false);
  });

  it('stops during a build, and builds the index at the next start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-index-'));
    const options = { sql: site.pool, databaseUrl: site.pooledUrl, folder };
    const first = new PageIndex(options);
    const work = first.task.work();
    await vi.waitUntil(() => existsSync(path.join(folder, 'search/en')), { timeout: 120_000, interval: 1 });
    await first.stop();
    await work;
    const second = new PageIndex(options);
    await second.update();
    for (const language of LANGUAGE_CODES) expect(existsSync(path.join(folder, pageManifestPath(language)))).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('reports a build that fails, and pauses', async () => {
    const without = new PageIndex({ sql: site.pool, databaseUrl: 'postgres://127.0.0.1:1/none', folder: site.folder });
    const update = vi.spyOn(IndexProcess.prototype, 'update');
    await expect(without.task.work()).rejects.toThrow('not built: The database did not answer.');
    await without.task.work();
    expect(update).toHaveBeenCalledOnce();
  });
});
