import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import type { SearchManifest } from '@common-ground/api/contracts/search/searchIndex.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BaseProcess } from './BaseProcess.ts';
import { IndexFolder } from './IndexFolder.ts';
import { SearchIndex } from './SearchIndex.ts';
import { INDEX_VERSION } from './version.ts';

let test: TestDatabase;
let root: string;
let index: SearchIndex;

beforeAll(async () => {
  test = await createTestDatabase('few');
  root = await mkdtemp(path.join(tmpdir(), 'common-ground-search-'));
  await startAgain();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await index?.stop();
  await test?.close();
  await rm(root, { recursive: true, force: true });
});

async function startAgain(): Promise<void> {
  await index?.stop();
  index = new SearchIndex({ sql: test.pool, databaseUrl: test.url, folder: root, idleMs: 50 });
  await index.start();
  await index.settled();
}
const toIndexFolder = (language: string) => path.join(root, 'search', language);
const manifestFile = (language: string) => path.join(toIndexFolder(language), 'manifest.json');
const manifest = async (language: string): Promise<SearchManifest> =>
  JSON.parse(await readFile(manifestFile(language), 'utf8'));
const changed = (...ids: number[]) =>
  LANGUAGE_CODES.flatMap((language) => ids.map((conditionId) => ({ language, conditionId })));
const everything = LANGUAGE_CODES.map((language) => ({ language, conditionId: null }));
const reword = (id: number, name: string) =>
  test.pool.query('UPDATE conditions SET name = $2 WHERE id = $1', [id, name]);
const setStatus = (id: number, status: string) =>
  test.pool.query('UPDATE conditions SET _status = $2 WHERE id = $1', [id, status]);

/** Returns the ids that the browser script of Pagefind finds in one folder. */
async function ask(language: string, name: string, text: string | null, category?: string): Promise<number[]> {
  const engine = (await manifest(language)).base[0] as string;
  const at = (folder: string) => `${pathToFileURL(path.join(toIndexFolder(language), folder)).href}/`;
  vi.stubGlobal('fetch', async (address: string) => {
    const file = new URL(address);
    file.search = '';
    return new Response(await readFile(file));
  });
  try {
    const { createInstance } = await import(`${at(engine)}pagefind.js?${Math.random()}`);
    const instance = createInstance({ basePath: at(engine), baseUrl: '/', noWorker: true, metaCacheTag: '1' });
    const part = name.split('-')[0];
    if (name !== engine) await instance.mergeIndex(at(name), { baseUrl: '/', language, metaCacheTag: '1' });
    const filters = { part, ...(category ? { category } : {}) };
    const { results } = await instance.search(text, { filters, sort: text === null ? { id: 'asc' } : {} });
    const found: { url: string }[] = await Promise.all(results.map((hit: { data: () => unknown }) => hit.data()));
    return found.map(({ url }) => Number(/^\/(\d+)\?/.exec(url)?.[1]));
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Delays the base of a language after it is built, until `goOn` is called. */
function holdUpBase(language: string): { made: Promise<void>; goOn: () => void } {
  const [made, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { make } = BaseProcess.prototype;
  vi.spyOn(BaseProcess.prototype, 'make').mockImplementation(async function (this: BaseProcess, order) {
    const base = await make.call(this, order);
    if (order.language.code === language) {
      made.resolve();
      await goOn.promise;
    }
    return base;
  });
  return { made: made.promise, goOn: goOn.resolve };
}

const askBase = async (language: string, text: string | null, category?: string) =>
  ask(language, (await manifest(language)).base[0] as string, text, category);
const askDelta = async (language: string, text: string) => {
  const [delta] = (await manifest(language)).delta;
  return delta ? ask(language, delta, text) : [];
};

it('builds an index of the published conditions in every active language at a start', async () => {
  const languages = await selectLanguages(test.pool);
  expect((await readdir(path.join(root, 'search'))).sort()).toEqual(languages.map(({ code }) => code).sort());
  const { rows } = await test.pool.query<{ id: number }>(
    `SELECT id FROM conditions WHERE _status = 'published' AND category_id = 2 ORDER BY id`,
  );
  for (const { code } of languages) {
    expect(await manifest(code)).toMatchObject({ delta: [], superseded: [] });
    expect(await askBase(code, null, '2'), code).toEqual(rows.map(({ id }) => id));
  }
});

it('finds English names and aliases in Spanish, and Spanish names with or without accents', async () => {
  const { rows } = await test.pool.query<{ id: number; name: string; alias: string; es: string }>(
    `SELECT c.id, c.name, c.aliases ->> 0 AS alias, t.name AS es FROM conditions c
     JOIN condition_translations t ON t.condition_id = c.id JOIN languages l ON l.id = t.language_id AND l.code = 'es'
     WHERE c._status = 'published' AND t._status = 'published' AND jsonb_array_length(c.aliases) > 0
       AND t.name ~ '[áéíóú]' ORDER BY c.id LIMIT 5`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, name, alias, es } of rows) {
    const plain = es.normalize('NFD').replace(/\p{M}/gu, '');
    for (const text of [name, alias, es, plain]) expect(await askBase('es', text), text).toContain(id);
  }
});

it('adds a changed condition to the delta of each language, and supersedes it in the base', async () => {
  await reword(1, 'Quokkaphilia');
  await index.update(changed(1));
  for (const { code } of await selectLanguages(test.pool)) {
    expect((await manifest(code)).superseded, code).toEqual([1]);
    expect(await askDelta(code, 'quokkaphilia'), code).toEqual([1]);
  }
});

it('updates only the index in the language of a changed translation', async () => {
  const before = await readFile(manifestFile('fr'), 'utf8');
  const es = (await selectLanguages(test.pool)).find(({ code }) => code === 'es');
  await test.pool.query(
    `UPDATE condition_translations SET name = 'Walabifobia' WHERE condition_id = 2 AND language_id = $1`,
    [es?.id],
  );
  await index.update([{ language: 'es', conditionId: 2 }]);
  expect(await askDelta('es', 'walabifobia')).toEqual([2]);
  expect(await readFile(manifestFile('fr'), 'utf8')).toBe(before);
});

it('removes an unpublished condition, and adds it when it is published again', async () => {
  await setStatus(1, 'draft');
  await index.update(changed(1));
  expect((await manifest('en')).superseded).toContain(1);
  expect(await askDelta('en', 'quokkaphilia')).toEqual([]);
  await setStatus(1, 'published');
  await index.update(changed(1));
  expect(await askDelta('en', 'quokkaphilia')).toEqual([1]);
});

it('leaves every file unchanged when the same change is repeated', async () => {
  const before = [await readFile(manifestFile('en'), 'utf8'), ...(await readdir(toIndexFolder('en'))).sort()];
  await index.update(changed(1));
  expect([await readFile(manifestFile('en'), 'utf8'), ...(await readdir(toIndexFolder('en'))).sort()]).toEqual(before);
});

it('builds a new base after a change of everything, with later changes in its delta', async () => {
  const { base } = await manifest('en');
  const { made, goOn } = holdUpBase('en');
  await index.update(everything);
  expect((await manifest('en')).isStale).toBe(true);
  await made;
  await reword(3, 'Numbatitis');
  await index.update(changed(3));
  goOn();
  await index.settled();
  const after = await manifest('en');
  expect(after.base).not.toEqual(base);
  expect(after).not.toHaveProperty('isStale');
  expect(after.superseded).toEqual([3]);
  expect(await askBase('en', 'quokkaphilia')).toEqual([1]);
  expect(await askDelta('en', 'numbatitis')).toEqual([3]);
});

it('builds another base when everything changes while one is being built', async () => {
  const { made, goOn } = holdUpBase('en');
  await index.update(everything);
  await made;
  await test.pool.query(`UPDATE conditions SET name = 'Kowariosis' WHERE id = 7`);
  await index.update(everything);
  goOn();
  await index.settled();
  expect(await askBase('en', 'kowariosis')).toEqual([7]);
  expect(await manifest('en')).not.toHaveProperty('isStale');
});

it('builds a new base after many changes when it is idle', async () => {
  const { rows } = await test.pool.query<{ id: number }>('SELECT id FROM conditions ORDER BY id');
  const ids = [...rows.map(({ id }) => id), ...Array.from({ length: 40 }, (_, place) => 90_000 + place)];
  await index.update(changed(...ids));
  expect((await manifest('ar')).superseded.length).toBe(ids.length);
  await index.settled();
  expect(await manifest('ar')).toMatchObject({ superseded: [], delta: [] });
  expect(await askBase('en', 'numbatitis')).toEqual([3]);
});

it('keeps the old index after a kill before the manifest, and repairs it after a restart', async () => {
  const before = await readFile(manifestFile('en'), 'utf8');
  await reword(4, 'Echidnosis');
  await index.update(changed(4));
  const [delta] = (await manifest('en')).delta;
  // Restores the state after a kill just before the manifest is written, with a half-written index beside it.
  await writeFile(manifestFile('en'), before);
  await mkdir(path.join(toIndexFolder('en'), 'writing-1/fragment'), { recursive: true });
  await writeFile(`${manifestFile('en')}.1.tmp`, '{"ver');
  expect(await askBase('en', 'echidnosis')).toEqual([]);
  await startAgain();
  const left = await readdir(toIndexFolder('en'));
  expect(left.filter((name) => /writing|tmp/.test(name))).toEqual([]);
  await index.update(changed(4));
  expect((await manifest('en')).delta).toEqual([delta]);
  expect(await askDelta('en', 'echidnosis')).toEqual([4]);
});

const alter = async (other: object) =>
  writeFile(manifestFile('en'), JSON.stringify({ ...(await manifest('en')), ...other }));
it.each([
  [
    'a folder that the manifest names is missing',
    async () => rm(path.join(toIndexFolder('en'), (await manifest('en')).base[0] as string), { recursive: true }),
  ],
  ['the manifest is invalid JSON', () => writeFile(manifestFile('en'), '{"version"')],
  ['the manifest has another version', () => alter({ version: '0' })],
  ['the manifest says that the index is stale', () => alter({ isStale: true })],
])('rebuilds the index at a start when %s', async (_, harm) => {
  await harm();
  await startAgain();
  expect(await manifest('en')).toMatchObject({ version: INDEX_VERSION, superseded: [], delta: [] });
  expect(await manifest('en')).not.toHaveProperty('isStale');
  expect(await askBase('en', 'echidnosis')).toEqual([4]);
});

it('deletes folders some time after the manifest stopped naming them', async () => {
  await reword(5, 'Bilbyism');
  await index.update(changed(5));
  const [first] = (await manifest('en')).delta as [string];
  await reword(5, 'Bilbyosis');
  await index.update(changed(5));
  const named = await manifest('en');
  const folder = new IndexFolder(root, 'en');
  await folder.sweep();
  expect(existsSync(path.join(toIndexFolder('en'), first))).toBe(true);
  const longAgo = new Date(Date.now() - 10 * 60_000);
  for (const name of await readdir(toIndexFolder('en')))
    await utimes(path.join(toIndexFolder('en'), name), longAgo, longAgo);
  await folder.sweep();
  const left = (await readdir(toIndexFolder('en'))).filter((name) => name !== 'manifest.json');
  expect(left.sort()).toEqual([...named.base, ...named.delta].sort());
});

it('rejects an update that fails, and keeps the old index', async () => {
  const before = await readFile(manifestFile('en'), 'utf8');
  const broken = new SearchIndex({
    sql: {
      query: (...asked: [never]) =>
        JSON.stringify(asked).includes('search-index-entries')
          ? Promise.reject(new Error('gone'))
          : test.pool.query(...asked),
    } as never,
    databaseUrl: test.url,
    folder: root,
  });
  await expect(broken.update(changed(6))).rejects.toThrow('gone');
  expect(await readFile(manifestFile('en'), 'utf8')).toBe(before);
  await broken.stop();
});

it('logs a base that cannot be built, and still accepts updates', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-search-'));
  const without = new SearchIndex({ sql: test.pool, databaseUrl: 'postgres://127.0.0.1:1/none', folder, idleMs: 50 });
  await without.start();
  await vi.waitUntil(() => said.mock.calls.length > 0, { timeout: 20_000 });
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^the offline search index was not built: .*ECONNREFUSED/)]]);
  await without.update(changed(1));
  await without.stop();
  await rm(folder, { recursive: true });
});

it('stops while a base is being built, and builds it at the next start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-search-'));
  const options = { sql: test.pool, databaseUrl: test.url, folder };
  const first = new SearchIndex(options);
  await first.start();
  const made = async () => (await readdir(path.join(folder, 'search/en'))).some((name) => name.startsWith('base-'));
  await vi.waitUntil(made, { timeout: 120_000, interval: 1 });
  await first.stop();
  const second = new SearchIndex(options);
  await second.start();
  await second.settled();
  await second.stop();
  for (const language of ['en', 'ar'])
    expect(existsSync(path.join(folder, 'search', language, 'manifest.json')), language).toBe(true);
  await rm(folder, { recursive: true });
});
