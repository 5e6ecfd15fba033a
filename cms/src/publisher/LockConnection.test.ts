import { EventEmitter } from 'node:events';
import { CHECK_CONNECTION_MS } from '@common-ground/api/platform/checkConnection.ts';
import type { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';

const pauses: number[] = [];
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));
const { LockConnection } = await import('./LockConnection.ts');

const ATTEMPTS = 8;

class FakeClient extends EventEmitter {
  end = vi.fn(async () => {});
  /** Never answers, like a server behind a network that is gone. */
  query = () => new Promise(() => {});
}
const newClient = () => new FakeClient() as unknown as Client;

describe('LockConnection', () => {
  it('pauses at most half a second between attempts, however long the database is away', async () => {
    let attempts = 0;
    const back = Promise.withResolvers<number>();
    const first = newClient();
    const locks = new LockConnection(first, {
      connect: async () => {
        attempts += 1;
        if (attempts < ATTEMPTS) throw new Error('away');
        return newClient();
      },
      enter: async () => {},
      onNotification: () => {},
      onLost: () => {},
      onBack: back.resolve,
    });
    first.emit('error', new Error('terminated'));
    first.emit('end');
    await back.promise;
    expect(attempts).toBe(ATTEMPTS);
    expect(pauses).toEqual([100, 200, 400, 500, 500, 500, 500]);
    await locks.stop();
  });

  it('ends a connection that does not answer, and connects again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [first, second] = [newClient(), newClient()];
    const back = Promise.withResolvers<number>();
    const lost: string[] = [];
    const locks = new LockConnection(first, {
      connect: async () => second,
      enter: async () => {},
      onNotification: () => {},
      onLost: ({ message }) => lost.push(message),
      onBack: back.resolve,
    });
    await vi.advanceTimersByTimeAsync(CHECK_CONNECTION_MS);
    await back.promise;
    expect(lost).toEqual(['The connection to the database does not answer']);
    expect(first.end).toHaveBeenCalled();
    expect(locks.client).toBe(second);
    await locks.stop();
    vi.useRealTimers();
  });
});
