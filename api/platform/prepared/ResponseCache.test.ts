import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedResponse } from './CachedResponse.ts';
import { ResponseCache } from './ResponseCache.ts';

const answer = (body: string) => new CachedResponse({ body, headers: { 'content-type': 'application/json' } });
const loader = (body: string, tags: string[] = []) => vi.fn(async () => ({ response: answer(body), tags }));

describe('ResponseCache', () => {
  let prepared: ResponseCache;
  beforeEach(() => {
    prepared = new ResponseCache();
    prepared.start();
  });

  it('stores nothing before `start`', async () => {
    const deaf = new ResponseCache();
    const load = loader('1');
    await deaf.fetch('a', load);
    await deaf.fetch('a', load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(deaf.count).toBe(0);
  });

  it('loads a response once until one of its tags is dropped', async () => {
    const load = loader('1', ['condition:1']);
    await prepared.fetch('a', load);
    prepared.drop(['condition:2']);
    await prepared.fetch('a', load);
    expect(load).toHaveBeenCalledTimes(1);
    prepared.drop(['condition:1']);
    await prepared.fetch('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shares one load between simultaneous requests', async () => {
    const load = loader('1');
    const [first, second] = await Promise.all([prepared.fetch('a', load), prepared.fetch('a', load)]);
    expect(first).toBe(second);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not store a response whose load began before a drop', async () => {
    const gate = Promise.withResolvers<void>();
    const stale = prepared.fetch('a', async () => {
      await gate.promise;
      return { response: answer('old'), tags: ['condition:1'] };
    });
    prepared.drop(['condition:1']);
    const fresh = prepared.fetch('a', loader('new', ['condition:1']));
    gate.resolve();
    await Promise.all([stale, fresh]);
    const kept = await prepared.fetch('a', loader('not asked for'));
    expect(Buffer.from(kept.identity.bytes).toString()).toBe('new');
  });

  it('does not store a failed load', async () => {
    await expect(prepared.fetch('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const load = loader('1');
    await prepared.fetch('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays within its maximum of bytes, compressed forms included', async () => {
    const small = new ResponseCache({ maxBytes: 40_000 });
    small.start();
    const responses: CachedResponse[] = [];
    for (let i = 0; i < 50; i++)
      responses.push(await small.fetch(`key ${i}`, loader(`${i} `.repeat(1000), ['conditions'])));
    const left = responses.slice(-small.count);
    const forms = await Promise.all(left.flatMap((one) => [one.identity, one.form('br'), one.form('gzip')]));
    expect(forms.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThanOrEqual(40_000);
    expect(small.count).toBeGreaterThan(1);
    small.drop(['conditions']);
    expect(small.count).toBe(0);
  });

  it('drops an entry by any of its tags, and the oldest entry when bytes run out', async () => {
    const small = new ResponseCache({ maxBytes: 3 * 2100 });
    small.start();
    for (const name of ['a', 'b', 'c', 'd']) {
      await small.fetch(name, loader(name, ['all', name]));
      small.alias(`/${name}`, name);
    }
    expect(['a', 'b', 'c', 'd'].filter((name) => small.lookUp(`/${name}`))).toEqual(['b', 'c', 'd']);
    small.drop(['c']);
    expect(small.count).toBe(2);
    small.drop(['all']);
    expect(small.count).toBe(0);
  });

  it('loads a fact once until everything is dropped, and again after a failure', async () => {
    const load = vi.fn(async () => ['en']);
    await expect(prepared.remember('languages', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await prepared.remember('languages', load);
    prepared.drop(['condition:1']);
    expect(await prepared.remember('languages', load)).toEqual(['en']);
    expect(load).toHaveBeenCalledTimes(1);
    prepared.dropAll();
    await prepared.remember('languages', load);
    prepared.stop();
    await prepared.remember('languages', load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('returns but does not store a response that is larger than the maximum of bytes', async () => {
    const small = new ResponseCache({ maxBytes: 4000 });
    small.start();
    const large = await small.fetch('a', loader('x'.repeat(10_000)));
    expect(large.identity.bytes.byteLength).toBe(10_000);
    expect(small.count).toBe(0);
  });

  it('finds a response by the address of a request until the response is dropped', async () => {
    const kept = await prepared.fetch('a', loader('1', ['conditions']));
    prepared.alias('/api/conditions?junk=1', 'a');
    expect(prepared.lookUp('/api/conditions?junk=1')).toBe(kept);
    expect(prepared.lookUp('/api/conditions')).toBeUndefined();
    prepared.drop(['conditions']);
    expect(prepared.lookUp('/api/conditions?junk=1')).toBeUndefined();
  });

  it('drops everything and stores nothing after `stop`', async () => {
    await prepared.fetch('a', loader('1'));
    prepared.stop();
    await prepared.fetch('a', loader('1'));
    expect(prepared.count).toBe(0);
  });
});
