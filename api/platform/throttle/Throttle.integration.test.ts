import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TooManyRequests } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { Throttle } from './Throttle.ts';

const TRIES = 10;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('small');
});
afterAll(() => test?.close());

/** Returns the limit as another process has it: a counter and a pool of its own. */
function createProcess() {
  const throttle = new Throttle({ name: 'shared', tries: TRIES, seconds: 60 });
  const pool = new pg.Pool({ connectionString: test.url, max: 2 });
  return { spend: () => throttle.spend(pool, 'someone'), close: () => pool.end() };
}

it('allows two processes together no more tries than one', async () => {
  const [one, other] = [createProcess(), createProcess()];
  const tries = Array.from({ length: 2 * TRIES }, (_, place) => (place % 2 ? one : other).spend());
  const results = await Promise.allSettled(tries);
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(reasons).toHaveLength(TRIES);
  for (const reason of reasons) expect(reason).toBeInstanceOf(TooManyRequests);
  await Promise.all([one.close(), other.close()]);
});
