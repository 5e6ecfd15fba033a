import { beforeEach, describe, expect, it } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';

const { cms, payload, pool } = await testPayload();
const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
const [spanish] = await rows(`SELECT id FROM languages WHERE code = 'es'`);
const language: number = spanish.id;
/** Ids of conditions of the seed content. */
const [condition, other, deleted] = [1, 5, 9];
beforeEach(async () => {
  await rows('DELETE FROM search_terms');
  await rows('DELETE FROM publisher.change');
});

const add = (terms: string[], more: object = {}) =>
  payload.create({ collection: 'search-terms', data: { condition, language, terms, ...more } });
const changes = () => rows('SELECT what, name FROM publisher.change');

describe('search terms', () => {
  it('are stored trimmed, and deleted with their condition', async () => {
    await add(['  alinea los juguetes ', '', 'rabietas por el ruido']);
    expect(await rows('SELECT condition_id, language_id, terms FROM search_terms')).toEqual([
      { condition_id: condition, language_id: language, terms: ['alinea los juguetes', 'rabietas por el ruido'] },
    ]);
    await add(['no oye'], { condition: deleted });
    await cms.runUnprotected(`DELETE FROM conditions WHERE id = ${deleted}`);
    expect(await rows('SELECT condition_id FROM search_terms')).toEqual([{ condition_id: condition }]);
  });

  it('are refused for a condition and language that have terms', async () => {
    await add(['alinea los juguetes']);
    await expect(add(['rabietas'])).rejects.toMatchObject({ status: 400 });
    await add(['rabietas'], { condition: other });
  });

  it.each([
    ['none', [], 'At least one entry is needed'],
    ['one of 81 characters', ['a'.repeat(81)], 'Entry 1: must have at most 80 characters'],
    ['101', Array.from({ length: 101 }, (_, place) => `term ${place}`), 'at most 100 entries'],
    ['one twice', ['rabietas', 'Rabiétas'], '“Rabiétas” is listed twice. Case and accents make no difference'],
    ['hidden characters', ['rabie\u200btas'], expect.stringMatching(/^holds .+: remove U\+200B/)],
  ])('are refused when there are %s', async (_, terms, message) => {
    await expect(add(terms)).rejects.toMatchObject({ data: { errors: [{ message }] } });
  });

  it('are refused when one is a name or alias of another published condition', async () => {
    const { id } = await cms.add('conditions', {
      ...(await cms.read(other)),
      id: 900,
      name: 'Zzyzx',
      aliases: ['Old Zzyzx'],
      seedKey: undefined,
      _status: 'draft',
    });
    await add(['old zzyzx']);
    await rows('DELETE FROM search_terms');
    await cms.publish('conditions', Number(id));
    await expect(add(['rabietas', 'old zzyzx'])).rejects.toMatchObject({
      data: {
        errors: [{ path: 'terms', message: expect.stringMatching(/^“old zzyzx” is a name of the condition “Zzyzx”/) }],
      },
    });
    await add(['old zzyzx'], { condition: Number(id) });
  });

  it('record a change of their search entry, and none when they stay the same', async () => {
    const { id } = await add(['rabietas']);
    const change = {
      what: { kind: 'search-terms', id: condition, language },
      name: expect.stringMatching(/^Search terms of /),
    };
    expect(await changes()).toEqual([change]);
    await payload.update({ collection: 'search-terms', id, data: { terms: ['rabietas'] } });
    expect(await changes()).toEqual([change]);
    await payload.delete({ collection: 'search-terms', id });
    expect(await changes()).toEqual([change, change]);
  });

  it('delete the missed searches that they answer, in their language only', async () => {
    await rows(`INSERT INTO analytics.missed_search (day, language, key, query)
      SELECT now(), language, 'rabietasfuertes', 'rabietas fuertes' FROM unnest(ARRAY['es', 'en']) AS language`);
    await add(['Rabietas fuertes']);
    expect(await rows('SELECT language FROM analytics.missed_search')).toEqual([{ language: 'en' }]);
  });
});
