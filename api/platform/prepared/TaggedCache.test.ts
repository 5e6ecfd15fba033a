import { describe, expect, it } from 'vitest';
import { TaggedCache } from './TaggedCache.ts';

const entry =
  (name: string, tags: string[], size = 10) =>
  async () => ({ value: { name }, tags, size });

describe('TaggedCache', () => {
  it('lets go of an entry that grew beyond all its bytes', async () => {
    const cache = new TaggedCache<{ name: string }>({ maxBytes: 100 });
    cache.isKeeping = true;
    const value = await cache.fetch('a', entry('a', ['x']));
    cache.grow('a', value, 1000);
    expect([cache.count, cache.bytes, cache.get('a')]).toEqual([0, 0, undefined]);
  });

  it('does not count growth of a value that was replaced', async () => {
    const cache = new TaggedCache<{ name: string }>({ maxBytes: 100 });
    cache.isKeeping = true;
    const old = await cache.fetch('a', entry('old', ['x']));
    cache.drop(['x']);
    await cache.fetch('a', entry('new', ['x']));
    cache.grow('a', old, 50);
    expect(cache.bytes).toBe(10);
  });

  it('drops an entry by any of its tags, and the oldest ones when bytes run out', async () => {
    const cache = new TaggedCache<{ name: string }>({ maxBytes: 30 });
    cache.isKeeping = true;
    for (const name of ['a', 'b', 'c', 'd']) await cache.fetch(name, entry(name, ['all', name]));
    expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['b', 'c', 'd']);
    cache.drop(['c']);
    expect(cache.count).toBe(2);
    cache.drop(['all']);
    expect(cache.count).toBe(0);
  });
});
