import {
  MAX_DESK_PREFERENCE_BYTES,
  MAX_DESK_PREFERENCE_KEY,
  MAX_DESK_PREFERENCES,
} from '@common-ground/api/contracts/limits.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CmsClient } from '../permissions/CmsClient.ts';

const desk = await CmsClient.open();
afterAll(() => desk.test.close());

async function ask(path: string, init: RequestInit = {}) {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  const response = await desk.send('admin', path, { method: 'GET', ...init });
  const answer = { status: response.status, text: await response.text(), logged: logged.mock.calls.length };
  logged.mockRestore();
  return answer;
}
const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const MIXED = desk.config.collections.flatMap(({ slug, flattenedFields }) =>
  flattenedFields
    .filter((field) => 'relationTo' in field && Array.isArray(field.relationTo))
    .map(({ name }) => [slug, name] as const),
);

describe('a query of the CMS', () => {
  it.each(MIXED)('refuses to compare %s.%s, which refers to several collections', async (slug, field) => {
    for (const operator of ['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'contains', 'greater_than'])
      for (const value of ['1', 'a', 'true', 'null', '']) {
        const path = `/${slug}?where[${field}][${operator}]=${value}`;
        expect([path, (await ask(path)).status]).toEqual([path, 400]);
        const inside = `/${slug}?where[or][0][and][0][${field}][${operator}]=${value}`;
        expect([inside, (await ask(inside)).status]).toEqual([inside, 400]);
      }
    expect((await ask(`/${slug}?where[${field}.value][equals]=1`)).status).toBe(200);
  });

  it.each([
    'where[id][equals]=2147483648',
    'where[id][greater_than]=99999999999999999999',
    'where[category.id][equals]=x',
    'where[category.createdAt][like]=x',
    'where[nothing][equals]=1',
    'where[name][nothing]=1',
    'where=1',
    'page=2147483648',
    'page=-1',
    'page=1.5',
    'limit=99999999999',
    'limit=-1',
    'depth=x',
    'sort=category.name',
    'sort=__proto__',
    'select[name]=x',
    'where[updatedAt][greater_than]=%2B275760-09-13T00:00:00.000Z',
    'where[updatedAt][equals]=0000-01-01',
  ])('refuses %s without a log line', async (query) => {
    for (const path of ['/conditions', '/conditions/count', '/conditions/versions'])
      expect([path, await ask(`${path}?${query}`)]).toMatchObject([path, { logged: 0 }]);
    expect((await ask(`/conditions?${query}`)).status).toBe(400);
  });

  it.each([
    'page=2147483647&limit=2147483647',
    'limit=0&page=2147483647',
    'sort=nothing',
    'sort=-,',
    'depth=2147483647',
  ])('responds to %s', async (query) => {
    expect((await ask(`/categories?${query}`)).status).toBe(200);
  });

  it.each(['2147483648', '0', '-1', 'x', '1.5', '%00', '99999999999999999999'])(
    'finds no record with the id %s',
    async (id) => {
      for (const slug of ['conditions', 'users', 'films', 'payload-locked-documents']) {
        expect([slug, (await ask(`/${slug}/${id}`)).status]).toEqual([slug, 404]);
        expect([slug, (await ask(`/${slug}/${id}`, json('PATCH', {}))).status]).toEqual([slug, 404]);
        expect([slug, (await ask(`/${slug}/${id}`, { method: 'DELETE' })).status]).toEqual([slug, 404]);
      }
    },
  );
});

describe('preferences of the CMS', () => {
  const keep = (key: string, value: unknown) => ask(`/payload-preferences/${key}`, json('POST', { value }));
  const count = async () => JSON.parse((await ask('/payload-preferences?limit=1')).text).totalDocs;
  const [most, longest] = [MAX_DESK_PREFERENCE_BYTES - 2, 'k'.repeat(MAX_DESK_PREFERENCE_KEY)];

  it('are stored, replaced and deleted, and deleting a missing one gives 404', async () => {
    expect((await keep('a', { columns: 1 })).status).toBe(200);
    expect((await keep('a', { columns: 2 })).status).toBe(200);
    expect(JSON.parse((await ask('/payload-preferences/a')).text).value).toEqual({ columns: 2 });
    expect(await count()).toBe(1);
    expect((await ask('/payload-preferences/a', { method: 'DELETE' })).status).toBe(200);
    for (const key of ['a', 'nothing', '2147483648', 'x'.repeat(3000)])
      expect(await ask(`/payload-preferences/${key}`, { method: 'DELETE' })).toMatchObject({ status: 404, logged: 0 });
  });

  it('have a limited key and value', async () => {
    expect((await keep(longest, 'x'.repeat(most))).status).toBe(200);
    expect(await keep(`${longest}k`, 1)).toMatchObject({ status: 400, text: expect.stringContaining('200') });
    expect(await keep('b', 'x'.repeat(most + 1))).toMatchObject({
      status: 400,
      text: expect.stringContaining('32768'),
    });
    expect(await keep(longest, 'é'.repeat(most / 2 + 1))).toMatchObject({ status: 400, logged: 0 });
    const created = json('POST', { key: `${longest}k`, value: 1, user: { relationTo: 'users', value: 1 } });
    expect((await ask('/payload-preferences', created)).status).toBe(400);
  });

  it('are limited for each user, and the oldest is deleted', async () => {
    await desk.test.pool.query('DELETE FROM payload_preferences');
    const other = desk.idOf('editor');
    await give(other, 3);
    await give(desk.idOf('admin'), MAX_DESK_PREFERENCES);
    expect((await keep('one-more', 1)).status).toBe(200);
    expect(await count()).toBe(MAX_DESK_PREFERENCES);
    expect((await ask('/payload-preferences/one-more')).text).toContain('one-more');
    expect(await selectPreferenceKeys(desk.idOf('admin'))).not.toContain('given-1');
    expect(await selectPreferenceKeys(other)).toHaveLength(3);
  });

  async function give(userId: number, most: number): Promise<void> {
    await desk.test.pool.query(
      `WITH kept AS (
         INSERT INTO payload_preferences (key, value, updated_at)
         SELECT 'given-' || n, '1', now() - interval '1 day' + make_interval(secs => n) FROM generate_series(1, $2) n
         RETURNING id)
       INSERT INTO payload_preferences_rels (parent_id, path, users_id) SELECT id, 'user', $1 FROM kept`,
      [userId, most],
    );
  }

  async function selectPreferenceKeys(userId: number): Promise<string[]> {
    const { rows } = await desk.test.pool.query(
      `SELECT key FROM payload_preferences p JOIN payload_preferences_rels r ON r.parent_id = p.id WHERE r.users_id = $1`,
      [userId],
    );
    return rows.map(({ key }) => key);
  }
});
