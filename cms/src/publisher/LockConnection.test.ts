import { EventEmitter } from 'node:events';
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
  end = async () => {};
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
});
