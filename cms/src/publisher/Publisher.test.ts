import { log } from '@common-ground/api/platform/log/log.ts';
import type { Renderer } from '@common-ground/site/renderer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Publisher } from './Publisher.ts';
import type { SqlPool } from './Sql.ts';
import { StaticTree } from './StaticTree.ts';

const DUE = { hasChanges: false, urgency: null, isRebuilding: false, untilNext: null };
const ENTRIES = [{ path: '/search/en/1', mark: '1' }];

let looks: number;
beforeEach(() => {
  looks = 0;
  vi.spyOn(log, 'error').mockImplementation(() => {});
  // The clock is stopped, so only `wake` can end a pause.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A database with one search entry to update, which rejects all writes. */
function failingDatabase(): SqlPool {
  const query = async ({ name }: { name?: string }) => {
    if (name !== 'publisher-due') throw new Error('the database is away');
    looks += 1;
    return { rows: [{ ...DUE, entries: looks === 1 ? ENTRIES : null }] };
  };
  return { query } as unknown as SqlPool;
}

const idleDatabase = { query: async () => ({ rows: [{ ...DUE, entries: null }] }) } as unknown as SqlPool;

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

describe('Publisher', () => {
  it('looks for changes at once when woken while the search index pauses after an error', async () => {
    const publisher = new Publisher({
      sql: failingDatabase(),
      renderer: {} as Renderer,
      tree: new StaticTree('/nowhere'),
    });
    const update = Promise.withResolvers<void>();
    publisher.keep({ update: () => update.promise });
    publisher.start();
    while (vi.getTimerCount() === 0) await turnOfTheLoop();
    update.reject(new Error('no index'));
    while (vi.mocked(log.error).mock.calls.length === 0) await turnOfTheLoop();
    const before = looks;
    publisher.wake();
    await turnOfTheLoop();
    expect(looks).toBe(before + 1);
    await publisher.stop();
  });

  it('starts the tasks of the leader no more after `resign`, and again after the next `keep`', async () => {
    const publisher = new Publisher({ sql: idleDatabase, renderer: {} as Renderer, tree: new StaticTree('/nowhere') });
    const work = vi.fn(async () => {});
    const keep = () =>
      publisher.keep({ update: async () => {} }, [{ name: 'of the leader', everyMs: 60_000, isAskedFor: true, work }]);
    const turn = async () => {
      publisher.ask();
      await turnOfTheLoop();
      const runs = work.mock.calls.length;
      work.mockClear();
      return runs > 0;
    };
    keep();
    publisher.start();
    expect([await turn(), publisher.isKeeping]).toEqual([true, true]);
    publisher.resign();
    expect([await turn(), publisher.isKeeping]).toEqual([false, false]);
    keep();
    expect([await turn(), publisher.isKeeping]).toEqual([true, true]);
    await publisher.stop();
  });
});
