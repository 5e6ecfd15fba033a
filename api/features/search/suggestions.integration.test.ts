import { expect, it } from 'vitest';
import { MAX_SUGGESTIONS_WITHOUT_TEXT, SUGGESTED_CONDITIONS } from '../../contracts/limits.ts';
import type { Suggestions } from '../../contracts/search/suggestions.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('suggestions', (server) => {
  const suggest = async (query: Record<string, string> = {}): Promise<Suggestions> => {
    const response = await server.ask(`/api/localized/suggestions?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const names = async (query: Record<string, string>) => (await suggest(query)).conditions.map(({ name }) => name);
  /** So many more conditions that no answer can hold them all: "Aa000 syndrome" and so on. */
  const givenMany = () =>
    server.database.query(`INSERT INTO conditions (id, category_id, name, summary, aliases, _status)
      SELECT 1000 + n, 1, chr(65 + n % 7) || chr(97 + n % 5) || to_char(n, 'FM000') || ' syndrome', 'A rare one.', '["Zoned"]', 'published'
      FROM generate_series(0, ${MAX_SUGGESTIONS_WITHOUT_TEXT + 50}) n`);

  it('of a short list are all of it, so that nothing has to be asked again', async () => {
    const { complete, conditions, categories } = await suggest();
    expect(complete).toBe(true);
    expect(conditions.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 5]);
    expect(conditions.find(({ id }) => id === 1)).toEqual({
      id: 1,
      name: 'Autism Spectrum',
      description: 'A difference in communication.',
      also: ['asd', 'autism'],
    });
    expect(categories.map(({ name }) => name)).toEqual(['Physical', 'Cognitive', 'Empty']);
  });

  it("are in the reader's language, found by the names of the default language too", async () => {
    const { conditions, categories } = await suggest({ lang: 'es' });
    const byId = new Map(conditions.map((condition) => [condition.id, condition]));
    expect(byId.get(1)).toMatchObject({ name: 'Espectro autista', description: 'Una diferencia.' });
    expect(byId.get(1)?.also).toEqual(expect.arrayContaining(['tea', 'autismo', 'autism spectrum', 'asd']));
    expect(byId.get(3)?.name).toBe('Cerebral Palsy');
    expect(categories.map(({ name }) => name)).toEqual(['Física', 'Cognitive', 'Empty']);
  });

  it.each([
    ['pal', 'en', ['Cerebral Palsy']],
    ['PALSY ', 'en', ['Cerebral Palsy']],
    ['posture', 'en', ['Cerebral Palsy']],
    ['difference in', 'en', ['Autism Spectrum']],
    ['ad/hd', 'en', ['ADHD']],
    ['cit de aten', 'es', ['TDAH']],
    ['deficit disorder', 'es', []],
    ['adhd', 'es', ['TDAH']],
    ['hidden', 'en', []],
    ['kanner', 'en', []],
    ['autism', 'xx', ['Autism Spectrum']],
  ])('find "%s" (%s) anywhere in name, alias or description', async (q, lang, found) => {
    const { complete, conditions } = await suggest({ q, lang });
    expect(conditions.map(({ name }) => name)).toEqual(found);
    expect(complete).toBe(true);
  });

  it('of a long list are the best for nothing yet, by each first character', async () => {
    await givenMany();
    const { complete, conditions } = await suggest();
    expect(complete).toBe(false);
    expect(conditions.length).toBeLessThan(MAX_SUGGESTIONS_WITHOUT_TEXT);
    for (const letter of 'ABCDEFG') {
      const begin = conditions.filter(({ name }) => name.startsWith(letter));
      expect(begin.length, letter).toBeGreaterThanOrEqual(SUGGESTED_CONDITIONS);
    }
  });

  it('of a long list hold what the next two keys will need', async () => {
    await givenMany();
    const best = (await names({ q: 'be' })).filter((name) => name.startsWith('Be')).slice(0, SUGGESTED_CONDITIONS);
    expect(best).toHaveLength(SUGGESTED_CONDITIONS);
    const afterOne = await suggest({ q: 'b' });
    expect(afterOne.complete).toBe(false);
    expect(afterOne.conditions.map(({ name }) => name)).toEqual(expect.arrayContaining(best));
    expect(await names({ q: '' })).toContain(best[0]);
  });

  it('of a long list are whole as soon as few are left', async () => {
    await givenMany();
    expect(await suggest({ q: 'cer' })).toMatchObject({ complete: true, conditions: [{ name: 'Cerebral Palsy' }] });
    expect((await suggest({ q: 'synd' })).complete).toBe(false);
    expect(await suggest({ q: 'qx' })).toMatchObject({ complete: true, conditions: [] });
    // Fewer names than are shown begin so; what merely holds the text fills the list.
    expect((await names({ q: 'rare' })).length).toBeGreaterThanOrEqual(SUGGESTED_CONDITIONS);
    expect((await suggest({ q: 'zone' })).conditions[0]?.also).toContain('zoned');
  });

  it('follow every change', async () => {
    const { database } = server;
    await database.query("UPDATE conditions SET name = 'Zebra' WHERE id = 3");
    server.prepared.dropAll();
    expect(await names({ q: 'zeb' })).toEqual(['Zebra']);
    expect(await names({ q: 'palsy' })).toEqual([]);
    await database.query("UPDATE conditions SET _status = 'draft' WHERE id = 3");
    await database.query("UPDATE condition_translations SET _status = 'published', name = 'Cebra' WHERE id = 4");
    await runUnprotected(database, 'DELETE FROM condition_translations WHERE id = 1');
    server.prepared.dropAll();
    expect(await names({ q: 'zeb' })).toEqual([]);
    expect(await names({ q: 'ceb', lang: 'es' })).toEqual([]);
    expect(await names({ q: 'autis', lang: 'es' })).toEqual(['Autism Spectrum']);
  });

  it('are the same after a rebuild', async () => {
    const kept = async () =>
      (
        await server.database.query(
          'SELECT condition_id, language_id, rank, key FROM search.suggestion_key ORDER BY 1, 2, 3, 4',
        )
      ).rows;
    const before = await kept();
    await server.database.query('SELECT search.rebuild()');
    expect(await kept()).toEqual(before);
    expect(before).toContainEqual({ condition_id: 1, language_id: 1, rank: 1, key: 'spectrum ' });
    expect(before).toContainEqual({ condition_id: 2, language_id: 1, rank: 2, key: 'deficit hyperactivity disorder ' });
  });

  it('share one kept answer however the text is written', async () => {
    await suggest({ q: 'Párálisis' });
    await suggest({ q: '  PARALISIS' });
    expect(server.prepared.count).toBe(1);
  });
});
