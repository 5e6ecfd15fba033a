import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundObject } from '../../storage/Bucket.ts';
import { LastingFailure } from '../../storage/LastingFailure.ts';
import { BucketSource, FRESH_MS } from './BucketSource.ts';
import { createGateway } from './createGateway.ts';
import { StaticFiles } from './StaticFiles.ts';

/** Objects by key. The ETag of an object is its text. */
let objects: Record<string, string>;
let isDown: boolean;
let calls: string[];
const bucket = {
  async find(key: string, known?: string): Promise<FoundObject | 'unchanged' | null> {
    calls.push(key);
    if (isDown) throw new LastingFailure('storage', 'the bucket site did not answer');
    const text = objects[key];
    if (text === undefined) return null;
    return known === text ? 'unchanged' : { etag: text, bytes: Buffer.from(text) };
  },
  read: async (key: string) => (objects[key] === undefined ? null : Buffer.from(objects[key])),
};

let now: number;
let files: StaticFiles;
let ask: (address: string) => Promise<[number, string]>;
beforeEach(() => {
  objects = { current: '{"release":"one"}', 'releases/one/condition/1.html': 'first', 'assets/_astro/a.js': 'script' };
  isDown = false;
  calls = [];
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  files = new StaticFiles(new BucketSource(bucket, FRESH_MS));
  const gateway = createGateway({ files, api: async () => new Response(null, { status: 501 }), cmsOrigin: undefined });
  ask = async (address) => {
    const response = await gateway.fetch(new Request(`http://site.test${address}`));
    return [response.status, await response.text()];
  };
});

describe('BucketSource', () => {
  it('serves a page of the current release and a script, with one call each for a second', async () => {
    for (const _ of [1, 2]) expect(await ask('/condition/1')).toEqual([200, 'first']);
    expect(await ask('/_astro/a.js')).toEqual([200, 'script']);
    expect(calls).toEqual(['current', 'releases/one/condition/1.html', 'assets/_astro/a.js']);
  });

  it('serves a changed page, a deleted page and another release after a second', async () => {
    await ask('/condition/1');
    objects['releases/one/condition/1.html'] = 'second';
    expect(await ask('/condition/1')).toEqual([200, 'first']);
    now += FRESH_MS;
    expect(await ask('/condition/1')).toEqual([200, 'second']);
    delete objects['releases/one/condition/1.html'];
    now += FRESH_MS;
    expect((await ask('/condition/1'))[0]).toBe(404);
    objects = { current: '{"release":"two"}', 'releases/two/condition/1.html': 'third' };
    now += FRESH_MS;
    expect(await ask('/condition/1')).toEqual([200, 'third']);
  });

  it('asks once for an unchanged page that several readers request, and once for a missing one', async () => {
    await ask('/condition/1');
    now += FRESH_MS;
    calls = [];
    const asked = await Promise.all(['/condition/1', '/condition/1', '/condition/1'].map(ask));
    expect(asked).toEqual(Array.from({ length: 3 }, () => [200, 'first']));
    expect(calls).toEqual(['current', 'releases/one/condition/1.html']);
    await ask('/condition/2');
    const before = calls.length;
    await ask('/condition/2');
    expect(calls.slice(before)).toEqual([]);
  });

  it('serves known pages while the storage is down, and answers 503 for others', async () => {
    await ask('/condition/1');
    isDown = true;
    now += FRESH_MS;
    expect(await ask('/condition/1')).toEqual([200, 'first']);
    expect(await ask('/condition/2')).toEqual([503, expect.stringContaining('Please try again')]);
    isDown = false;
    objects['releases/one/condition/1.html'] = 'second';
    now += FRESH_MS;
    expect(await ask('/condition/1')).toEqual([200, 'second']);
  });

  it('looks at each request when nothing is fresh, as behind a CDN', async () => {
    files = new StaticFiles(new BucketSource(bucket, 0));
    const read = async () => (await files.serve(new Request('http://site.test/condition/1'))).text();
    expect([await read(), await read()]).toEqual(['first', 'first']);
    objects['releases/one/condition/1.html'] = 'second';
    expect(await read()).toBe('second');
    delete objects['releases/one/condition/1.html'];
    expect(await read()).toBe('Not found');
    objects['releases/one/condition/1.html'] = 'third';
    expect(await read()).toBe('third');
  });

  it('reads a page again whose bytes were dropped from memory', async () => {
    const source = new BucketSource(bucket, FRESH_MS);
    const found = await source.find('releases/one/condition/1.html', 'first');
    expect([found?.version, String(await found?.read())]).toEqual(['first', 'first']);
  });
});
