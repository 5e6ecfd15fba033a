import { expect, it } from 'vitest';
import type { Condition } from '../../contracts/encyclopedia/conditions.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('search', (server) => {
  const search = async (query: Record<string, string>): Promise<number[]> => {
    const response = await server.ask(`/api/localized/search?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as Condition[]).map(({ id }) => id);
  };

  it('puts a name before a mention', async () => {
    expect(await search({ q: 'autism' })).toEqual([1, 2]);
  });

  it.each([
    ['autsim', 'en', 1],
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
    ['attention deficit', 'fr', 2],
    ['fidget', 'en', 2],
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
    await database.query("UPDATE conditions SET name = 'Zebra' WHERE id = 3");
    expect(await search({ q: 'zebra' })).toEqual([3]);
    expect(await search({ q: 'cerebral palsy' })).toEqual([]);
    await database.query('UPDATE conditions SET category_id = 2 WHERE id = 3');
    expect(await search({ q: 'zebra', category: '2' })).toEqual([3]);
    await database.query("UPDATE conditions SET _status = 'draft' WHERE id = 3");
    expect(await search({ q: 'zebra' })).toEqual([]);
    await database.query("UPDATE conditions SET _status = 'published' WHERE id IN (3, 4)");
    expect(await search({ q: 'hidden' })).toEqual([4]);
    await runUnprotected(database, 'DELETE FROM conditions WHERE id = 4');
    expect(await search({ q: 'hidden' })).toEqual([]);
  });

  it('follows every change of a translation', async () => {
    const { database } = server;
    await database.query("UPDATE condition_translations SET _status = 'published' WHERE id = 4");
    expect(await search({ q: 'paralisis', lang: 'es' })).toEqual([3]);
    await database.query("UPDATE condition_translations SET name = 'Cebra' WHERE id = 4");
    expect(await search({ q: 'paralisis', lang: 'es' })).toEqual([]);
    expect(await search({ q: 'cebra', lang: 'fr' })).toEqual([3]);
    await runUnprotected(database, 'DELETE FROM condition_translations WHERE id = 4');
    expect(await search({ q: 'cebra', lang: 'es' })).toEqual([]);
  });

  it('follows what is said of a condition in each language, and leaves its names where they are', async () => {
    const { database } = server;
    const names = async () => (await database.query('SELECT ctid::text, * FROM search.name ORDER BY 2, 3, 4')).rows;
    const before = await names();
    await database.query("UPDATE conditions SET summary = 'Of quokkas.', symptoms = '[\"Wombat\"]' WHERE id = 1");
    await database.query(
      "UPDATE condition_translations SET overview = 'Del ornitorrinco.' WHERE condition_id = 2 AND language_id = 2",
    );
    expect(await search({ q: 'quokka' })).toEqual([1]);
    // Misspelt, so it is among the words as well.
    expect(await search({ q: 'wommbat' })).toEqual([1]);
    expect(await search({ q: 'ornitorrinco', lang: 'es' })).toEqual([2]);
    expect(await names()).toEqual(before);
    await database.query("UPDATE conditions SET summary = 'Of nothing.' WHERE id = 1");
    expect(await search({ q: 'quokka' })).toEqual([]);
  });

  it('is the same after a rebuild', async () => {
    const tables = ['entry', 'name', 'suggestion', 'suggestion_key'];
    const entries = async () =>
      Promise.all(
        tables.map(
          async (table) => (await server.database.query(`SELECT * FROM search.${table} t ORDER BY t::text`)).rows,
        ),
      );
    const kept = await entries();
    await server.database.query('SELECT search.rebuild()');
    expect(await entries()).toEqual(kept);
    expect(kept[0]).toHaveLength(8);
  });

  it('leaves the index alone when a translation changes in nothing that is searched', async () => {
    const versions = async () => (await server.database.query('SELECT ctid::text FROM search.entry ORDER BY 1')).rows;
    const before = await versions();
    await server.database.query('UPDATE condition_translations SET updated_at = now()');
    expect(await versions()).toEqual(before);
  });

  it('leaves the index alone when only counts change', async () => {
    const versions = async () =>
      (await server.database.query('SELECT ctid::text, condition_id FROM search.entry ORDER BY 2, 1')).rows;
    const before = await versions();
    await server.database.query('UPDATE conditions SET views = views + 1');
    expect(await versions()).toEqual(before);
  });
});
