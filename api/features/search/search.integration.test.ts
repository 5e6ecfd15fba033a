import { expect, it, vi } from 'vitest';
import type { Condition } from '../../contracts/encyclopedia/conditions.ts';
import type { SearchOutcome } from '../../contracts/search/find.ts';
import { type ActiveLanguage, selectLanguages } from '../../platform/languages.ts';
import { log } from '../../platform/log/log.ts';
import { SEARCH_TAG } from '../../platform/prepared/contentTags.ts';
import { waitForPendingWork } from '../../platform/runAfterResponse.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase, type TestServer } from '../../testing/describeWithDatabase.ts';
import { writeEntries } from './writeEntries.ts';

/** Writes the entries of these conditions in all languages, and notifies this process. */
async function write({ database, prepared }: TestServer, ...ids: number[]): Promise<void> {
  for (const language of await selectLanguages(database)) await writeEntries(database, language, ids);
  prepared.drop([SEARCH_TAG]);
}

describeWithDatabase('search', (server) => {
  const search = async (query: Record<string, string>): Promise<number[]> => {
    const response = await server.ask(`/api/localized/search?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as Condition[]).map(({ id }) => id);
  };

  it('puts a name before a mention', async () => {
    expect(await search({ q: 'autism attention' })).toEqual([1, 2]);
  });

  it.each([
    ['autizm', 'en', 1],
    ['cerebal palsy', 'en', 3],
    ['ADHD', 'en', 2],
    ['a.d.h.d.', 'en', 2],
    ['AD/HD', 'en', 2],
    ['TDAH', 'en', 2],
    ['tdah', 'es', 2],
    ['MS', 'es', 5],
    ['multiple scl', 'en', 5],
    ['deficit de atencion', 'es', 2],
    ['DÉFICIT DE ATENCIÓN', 'es', 2],
    ['attention deficit', 'en', 2],
    ['attention deficit hyperactivity disorder', 'fr', 2],
    ['cerebral', 'xx', 3],
  ])('finds "%s" (%s) first', async (q, lang, id) => {
    expect((await search({ q, lang }))[0]).toBe(id);
  });

  it('finds nothing that is not published or whose language is switched off', async () => {
    for (const q of ['hidden', 'Parálisis', 'Kanner', 'Unterschied']) expect(await search({ q })).toEqual([]);
  });

  it('keeps to the category, and lists it where there is no text', async () => {
    expect(await search({ q: 'autism', category: '1' })).toEqual([]);
    expect(await search({ category: '1' })).toEqual([3, 5]);
    expect(await search({ q: '   ', category: '2' })).toEqual([1, 2]);
    expect(await search({})).toEqual([1, 2, 3, 5]);
    for (const category of ['77', '0', '-1', '99999999999']) expect(await search({ category })).toEqual([]);
  });

  it.each(['x', '1.5', '1 OR 1=1', '\0'])('refuses the category "%s"', async (category) => {
    const response = await server.ask(`/api/localized/search?${new URLSearchParams({ category })}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('category: must be a whole number');
  });

  it.each([
    '\0',
    'a\0b',
    '!!!',
    "' | :* & \\",
    '\\',
    "';DROP TABLE x",
    '<b>',
    '😀',
    '\ud800',
    '%',
    '_',
    'a'.repeat(5000),
    'و'.repeat(300),
    '( ) ! <-> :A',
    '\u202e\u0000\uffff',
    'the',
    '"autism',
  ])('stands the text %j', async (q) => {
    await search({ q });
    await search({ q, lang: 'es', category: '1' });
  });

  it('follows every change of a condition', async () => {
    const { database } = server;
    expect(await search({ q: 'cerebral palsy' })).toEqual([3]);
    await database.query("UPDATE conditions SET name = 'Zebra' WHERE id = 3");
    await write(server, 3);
    expect(await search({ q: 'zebra' })).toEqual([3]);
    expect(await search({ q: 'cerebral palsy' })).toEqual([]);
    await database.query('UPDATE conditions SET category_id = 2 WHERE id = 3');
    await write(server, 3);
    expect(await search({ q: 'zebra', category: '2' })).toEqual([3]);
    await database.query("UPDATE conditions SET _status = 'draft' WHERE id = 3");
    await write(server, 3);
    expect(await search({ q: 'zebra' })).toEqual([]);
    await database.query("UPDATE conditions SET _status = 'published' WHERE id IN (3, 4)");
    await write(server, 3, 4);
    expect(await search({ q: 'hidden' })).toEqual([4]);
    await runUnprotected(database, 'DELETE FROM conditions WHERE id = 4');
    await write(server, 4);
    expect(await search({ q: 'hidden' })).toEqual([]);
  });

  it('follows every change of a translation', async () => {
    const { database } = server;
    expect(await search({ q: 'paralisis', lang: 'es' })).toEqual([]);
    await database.query("UPDATE condition_translations SET _status = 'published' WHERE id = 4");
    await write(server, 3);
    expect(await search({ q: 'paralisis', lang: 'es' })).toEqual([3]);
    await database.query("UPDATE condition_translations SET name = 'Cebra' WHERE id = 4");
    await write(server, 3);
    expect(await search({ q: 'paralisis', lang: 'es' })).toEqual([]);
    expect(await search({ q: 'cebra', lang: 'fr' })).toEqual([3]);
    await runUnprotected(database, 'DELETE FROM condition_translations WHERE id = 4');
    await write(server, 3);
    expect(await search({ q: 'cebra', lang: 'es' })).toEqual([]);
    expect(await search({ q: 'cerebral palsy', lang: 'es' })).toEqual([3]);
  });

  it('reads again only entries that changed', async () => {
    const revisions = async (): Promise<string[]> => {
      const { rows } = await server.database.query('SELECT revision FROM search.entry ORDER BY revision');
      return rows.map(({ revision }) => revision);
    };
    const before = await revisions();
    await server.database.query('UPDATE conditions SET views = views + 1');
    await write(server, 1, 2, 3, 4, 5);
    expect(await revisions()).toEqual(before);
    await server.database.query("UPDATE conditions SET last_updated = '2026-01-01' WHERE id = 5");
    await write(server, 1, 2, 3, 4, 5);
    expect((await revisions()).filter((revision) => !before.includes(revision))).toHaveLength(3);
  });

  it('stores no entry of a condition that was never published', async () => {
    await write(server, 4, 77);
    const { rows } = await server.database.query('SELECT FROM search.entry WHERE condition_id IN (4, 77)');
    expect(rows).toEqual([]);
  });

  it('looks at the table again when a notice was lost', async () => {
    expect(await search({ q: 'zebra' })).toEqual([]);
    await server.database.query("UPDATE conditions SET name = 'Zebra' WHERE id = 3");
    const [english] = await selectLanguages(server.database);
    await writeEntries(server.database, english as ActiveLanguage, [3]);
    expect(await search({ q: 'zebra' })).toEqual([]);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 31_000);
    expect(await search({ q: 'zebra' })).toEqual([3]);
    vi.restoreAllMocks();
  });

  it('answers from memory while the database is gone, and reports that', async () => {
    const report = vi.spyOn(log, 'error').mockReturnValue();
    await search({ q: 'autism' });
    const findAutism = () => server.ask('/api/localized/find?q=autism').then((response) => response.json());
    const before = await findAutism();
    vi.spyOn(server.database, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
    server.prepared.drop([SEARCH_TAG]);
    const after = await findAutism();
    expect(report).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'gone', statement: 'search-changed-entries' }) },
      'search entries were not read',
    );
    vi.restoreAllMocks();
    expect(after).toEqual(before);
  });
});

describeWithDatabase('outcome of a search', (server) => {
  const find = async (query: Record<string, string>): Promise<SearchOutcome> => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const response = await server.ask(`/api/localized/find?${new URLSearchParams(query)}`, { headers });
    expect(response.status).toBe(200);
    return (await response.json()) as SearchOutcome;
  };

  it('says which text was searched instead of a misspelt one, and searches the misspelt one on request', async () => {
    const corrected = await find({ q: 'cerebral palzy' });
    expect(corrected).toMatchObject({ searchedFor: 'cerebral palsy', hasPage: true, conditions: [{ id: 3 }] });
    expect(await find({ q: 'palzy', exact: '1' })).toMatchObject({ searchedFor: null, hasPage: false });
  });

  it('names the other name by which a condition was found, with its language', async () => {
    expect((await find({ q: 'asd' })).conditions[0]).toMatchObject({ match: { name: 'ASD', language: 'en' } });
    const inFrench = await find({ q: 'Trastorno por déficit de atención', lang: 'fr' });
    expect(inFrench.conditions[0]).toMatchObject({
      id: 2,
      match: { name: 'Trastorno por déficit de atención', language: 'es' },
    });
    expect((await find({ q: 'multiple sclerosis' })).conditions[0]).not.toHaveProperty('match');
    expect((await find({ q: 'MS', lang: 'es' })).conditions[0]).toMatchObject({
      match: { name: 'MS', language: 'en' },
    });
  });

  it('shows the sentence with the words, marked, where no name explains a match', async () => {
    const { near } = await find({ q: 'fidgeting' });
    expect(near.map(({ id }) => id)).toEqual([2]);
    expect(near[0]?.passage).toEqual({
      section: 'symptoms',
      heading: 'Common Symptoms',
      text: 'Fidgeting',
      language: 'en',
      marks: [[0, 9]],
    });
    expect((await find({ q: 'ADHD' })).conditions[0]?.passage).toBeNull();
  });

  it('leads to the symptoms for a sentence about causes', async () => {
    await server.database.query(`UPDATE conditions SET causes = '["Genes, genes, and more genes"]' WHERE id = 1`);
    await write(server, 1);
    const { conditions, near } = await find({ q: 'genes' });
    expect([...conditions, ...near][0]?.passage).toMatchObject({
      section: 'symptoms',
      heading: 'Causes & Risk Factors',
    });
  });

  it('returns no page for a text that no condition is about, nor one as near that shows no sentence with it', async () => {
    expect(await find({ q: 'football' })).toEqual({ searchedFor: null, hasPage: false, conditions: [], near: [] });
    const { hasPage, conditions, near } = await find({ q: 'communication' });
    expect([hasPage, conditions]).toEqual([false, []]);
    expect(near).toEqual([]);
  });

  it('lists the conditions of a category, or all, by id without a text', async () => {
    const list = async (query: Record<string, string>) => (await find(query)).conditions.map(({ id }) => id);
    const all = await list({});
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    const { rows } = await server.database.query(
      `SELECT id FROM conditions WHERE category_id = 1 AND _status = 'published' ORDER BY id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const q of ['', '  ']) expect(await list({ q, category: '1' })).toEqual(rows.map(({ id }) => id));
    expect(await find({ category: '999' })).toMatchObject({ hasPage: false, conditions: [] });
  });

  it('counts a text without a page once, but neither within a category nor when asked not to', async () => {
    const counted = async () => {
      await waitForPendingWork();
      const { rows } = await server.database.query('SELECT query FROM analytics.missed_search');
      return rows.map(({ query }) => query);
    };
    await find({ q: 'football', category: '1' });
    await find({ q: 'football', uncounted: '1' });
    await find({ q: 'autism' });
    expect(await counted()).toEqual([]);
    await find({ q: 'football' });
    expect(await counted()).toEqual(['football']);
  });
});
