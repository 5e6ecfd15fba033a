import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { CachedResponse } from './CachedResponse.ts';
import { toChangedTags } from './contentTags.ts';
import { type ListeningConnection, listenForContentChanges } from './listenForContentChanges.ts';
import { ResponseCache } from './ResponseCache.ts';

class FakeConnection extends EventEmitter {
  query = vi.fn(async () => {});
  end = vi.fn(async () => {});
}

async function listening() {
  const connections: FakeConnection[] = [];
  const prepared = new ResponseCache();
  const listener = listenForContentChanges({
    prepared,
    connect: async () => {
      const connection = new FakeConnection();
      connections.push(connection);
      return connection as unknown as ListeningConnection;
    },
  });
  await listener.ready;
  const keep = (key: string, tags: string[]) =>
    prepared.fetch(key, async () => ({ response: new CachedResponse({ body: key, headers: {} }), tags }));
  return { connections, prepared, listener, keep };
}

describe('listenForContentChanges', () => {
  it('drops responses by the tags of a notification, and no others', async () => {
    const { connections, prepared, listener, keep } = await listening();
    await keep('one', ['condition:1', 'condition:*']);
    await keep('two', ['condition:2', 'condition:*']);
    await keep('list', ['conditions']);
    connections[0]?.emit('notification', { payload: '{"conditions":[1]}' });
    expect(prepared.count).toBe(1);
    await listener.stop();
  });

  it.each(['', 'nonsense', 'null', '{"languages":"all"}'])(
    'drops all responses on the invalid notification %j',
    async (payload) => {
      const { connections, prepared, listener, keep } = await listening();
      await keep('one', ['condition:1']);
      connections[0]?.emit('notification', { payload });
      expect(prepared.count).toBe(0);
      await listener.stop();
    },
  );

  it('stores nothing while the connection is lost, and connects again', async () => {
    const { connections, prepared, listener, keep } = await listening();
    await keep('one', []);
    connections[0]?.emit('error', new Error('reset'));
    await expect.poll(() => prepared.count).toBe(0);
    await keep('two', []);
    expect(prepared.count).toBe(0);
    await vi.waitFor(() => expect(connections[1]?.query).toHaveBeenCalledWith('LISTEN content_changed'), {
      timeout: 60_000,
    });
    await keep('three', []);
    expect(prepared.count).toBe(1);
    await listener.stop();
    expect(connections[1]?.end).toHaveBeenCalled();
  });
});

describe('toChangedTags', () => {
  it('returns the tags of changed records and of their lists; null for languages', () => {
    expect(toChangedTags({ conditions: [1, 2] })).toEqual(['conditions', 'condition:1', 'condition:2']);
    expect(toChangedTags({ categories: 'all' })).toEqual(['categories', 'category:*']);
    expect(toChangedTags({ corrections: 'all' })).toEqual(['corrections']);
    expect(toChangedTags({ languages: [1] })).toBeNull();
  });
});
