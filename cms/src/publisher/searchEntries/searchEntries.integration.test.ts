import { appendFile, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserIndex, BrowserNames } from '@common-ground/api/contracts/search/browserIndex.ts';
import { retryFailedPages } from '@common-ground/api/features/publishing/requestRebuild.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LastingFailure } from '../../storage/LastingFailure.ts';
import { createDamageTask } from '../createDamageTask.ts';
import { indexGroup } from '../damage/groups.ts';
import { StaticTree } from '../StaticTree.ts';
import { type Publishing, publishing } from '../testing/publishing.ts';
import { SearchEntries } from './SearchEntries.ts';

let site: Publishing;
let entries: SearchEntries;
beforeAll(async () => {
  site = await publishing();
  await startAgain();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site?.close());

async function startAgain(): Promise<void> {
  entries = new SearchEntries({ sql: site.pool, tree: new StaticTree(site.folder) });
  await entries.start();
  site.publisher.keep(entries);
  await site.publisher.settle();
}
const fileOf = (name: string) => path.join(site.folder, 'search', name);
const read = async <File>(name: string): Promise<File> => JSON.parse(await readFile(fileOf(name), 'utf8'));
const readEntry = async (language: string, id: number) => {
  const { entries } = await read<BrowserIndex>(`${language}/conditions.json`);
  return entries.find((entry) => entry.id === id);
};
const run = async (text: string) => {
  await site.pool.query(text);
  await site.publisher.settle();
};

describe('search entries', () => {
  it('have a row for each published condition and language, of this version', async () => {
    const { rows } = await site.pool.query(
      'SELECT language_id, count(*)::int AS count FROM search.entry WHERE entry IS NOT NULL GROUP BY 1',
    );
    expect(rows.map(({ count }) => count)).toEqual([6, 6, 6, 6]);
  });

  it('follow a changed text in its language only, with the card that results show', async () => {
    await run(
      `UPDATE condition_translations SET name = 'Cebra', summary = 'Un resumen.' WHERE condition_id = 2 AND language_id = 2`,
    );
    expect(await readEntry('es', 2)).toMatchObject({
      names: expect.arrayContaining(['Cebra']),
      summary: 'Un resumen.',
    });
    expect((await readEntry('en', 2))?.names).not.toContain('Cebra');
    expect((await read<BrowserNames>('es/names.json')).names).toContainEqual(expect.arrayContaining([2, 'Cebra']));
  });

  it('have the names of the default language where a condition is not translated', async () => {
    await run(`UPDATE condition_translations SET _status = 'draft' WHERE condition_id = 3 AND language_id = 3`);
    const [french, english] = [await readEntry('fr', 3), await readEntry('en', 3)];
    expect(french).toMatchObject({ names: english?.names, language: 'en', stems: {}, summary: english?.summary });
    expect((await read<BrowserNames>('fr/names.json')).names.map(([id]) => id)).not.toContain(3);
  });

  it('disappear with the condition, and stay as a row without an entry', async () => {
    await run(`UPDATE conditions SET _status = 'draft' WHERE id = 5`);
    expect(await readEntry('en', 5)).toBeUndefined();
    const { rows } = await site.pool.query('SELECT entry FROM search.entry WHERE condition_id = 5');
    expect(rows).toEqual([{ entry: null }, { entry: null }, { entry: null }, { entry: null }]);
    await run(`UPDATE conditions SET _status = 'published' WHERE id = 5`);
    expect(await readEntry('en', 5)).toBeDefined();
  });

  it('are made again at the start when they are missing or of another version', async () => {
    await site.pool.query('DELETE FROM search.entry WHERE condition_id = 1');
    await site.pool.query(`UPDATE search.entry SET version = 0, entry = '{}' WHERE condition_id = 2`);
    await startAgain();
    expect(await readEntry('en', 1)).toBeDefined();
    expect((await readEntry('en', 2))?.names.length).toBeGreaterThan(0);
  });

  it('stay dirty when they cannot be written, and follow at the next try', async () => {
    site.publisher.keep({ update: () => Promise.reject(new Error('The database is away')) });
    await run(`UPDATE conditions SET name = 'Quokka' WHERE id = 4`);
    const { rows } = await site.pool.query(`SELECT path FROM publisher.dirty WHERE path = '/search/en/4'`);
    expect(rows).toHaveLength(1);
    site.publisher.keep(entries);
    await retryFailedPages(site.pool);
    await site.publisher.settle();
    expect((await readEntry('en', 4))?.names[0]).toBe('Quokka');
  });
});

describe('search files of browsers', () => {
  it('follow the name of a category', async () => {
    await entries.update([]);
    await site.pool.query(`UPDATE categories SET name = 'Renamed' WHERE id = 1`);
    await entries.update([{ language: 'en', conditionId: 'file' }]);
    expect((await read<BrowserIndex>('en/conditions.json')).categories).toContainEqual({ id: 1, name: 'Renamed' });
  });

  it('stay untouched when their content is the same', async () => {
    await entries.update([]);
    const before = await stat(fileOf('en/conditions.json'));
    await entries.update([{ language: 'en', conditionId: null }]);
    const after = await stat(fileOf('en/conditions.json'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it('are repaired when they are damaged', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const whole = await readFile(fileOf('es/conditions.json'), 'utf8');
    await appendFile(fileOf('es/conditions.json'), ' ');
    await createDamageTask(site.pool, new StaticTree(site.folder), [indexGroup(entries)]).work();
    expect(await readFile(fileOf('es/conditions.json'), 'utf8')).toBe(whole);
  });
});

it('purges its files at the start and after a change, until the CDN confirms it', async () => {
  const purged: string[] = [];
  let isDown = true;
  const purge = {
    async paths(paths: readonly string[]) {
      if (isDown) throw new LastingFailure('purge', 'the CDN answered 503');
      purged.push(...paths);
    },
    everything: async () => {},
  };
  entries = new SearchEntries({ sql: site.pool, tree: new StaticTree(site.folder), purge });
  await entries.start();
  site.publisher.keep(entries);
  await site.publisher.settle();
  const { rows } = await site.pool.query(
    `SELECT DISTINCT error, not_before < 'infinity' AS "isRetried" FROM publisher.dirty WHERE path LIKE '/search/%'`,
  );
  expect([rows, purged]).toEqual([[{ error: 'purge: the CDN answered 503', isRetried: true }], []]);
  isDown = false;
  await retryFailedPages(site.pool);
  await site.publisher.settle();
  expect(purged).toHaveLength(8);
  await run(`UPDATE conditions SET summary = 'Purged with its search file.' WHERE id = 4`);
  expect(purged.slice(8)).toEqual(expect.arrayContaining(['/search/en/conditions.json']));
});
