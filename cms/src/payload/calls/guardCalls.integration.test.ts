import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { expect, it, vi } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { testPayload } from '../testing/testPayload.ts';

const { payload } = await testPayload();

it('responds 503 to a signed-in user while the database is away, and 200 after that', async () => {
  const { session } = await signedInAtDesk(payload, 'editor');
  const states = async () => {
    const asked = ['/categories?limit=1', '/users/me'].map((path) => askDesk('GET', path, { session }));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await states()).toEqual([200, 200]);
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const pool = findDatabase(payload) as unknown as Record<'query' | 'connect', () => Promise<never>>;
  const away = (['query', 'connect'] as const).map((name) => vi.spyOn(pool, name).mockRejectedValue(gone));
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  expect(await states()).toEqual([503, 503]);
  for (const spy of [...away, logged]) spy.mockRestore();
  expect(await states()).toEqual([200, 200]);
  expect((await askDesk('GET', '/categories')).status).toBe(401);
});
