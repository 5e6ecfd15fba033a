import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { findFreePort } from '../start/ports.ts';
import type { BackupStore } from './BackupStore.ts';
import { openStore } from './openStore.ts';

type StorageServer = { run: () => Promise<unknown>; close: () => Promise<unknown> };
type StorageOptions = { port: number; directory: string; silent: boolean; configureBuckets: { name: string }[] };
/** The package has no types. */
const S3rver: new (options: StorageOptions) => StorageServer = createRequire(import.meta.url)('s3rver');

const directory = mkdtempSync(path.join(tmpdir(), 'common-ground-stores-'));
const settings = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
let storage: StorageServer;
let endpoint = '';

beforeAll(async () => {
  const port = await findFreePort();
  endpoint = `http://127.0.0.1:${port}`;
  storage = new S3rver({ port, directory, silent: true, configureBuckets: [{ name: 'safe' }] });
  await storage.run();
});
afterAll(async () => {
  await storage.close();
  rmSync(directory, { recursive: true });
});

const openAt = (address: string): Promise<BackupStore> =>
  openStore(address, readSettings({ ...settings, S3_ENDPOINT: endpoint }));
const content = (value: string) => Readable.from([Buffer.from(value)]);

describe.each([
  ['a folder', path.join(directory, 'own', 'backups')],
  ['a bucket', 's3://safe'],
  ['a prefix of a bucket', 's3://safe/of/prefix/'],
])('backups in %s', (_, address) => {
  it('are listed, read and deleted one by one', async () => {
    const store = await openAt(address);
    expect(await store.has('a/b/c')).toBe(false);
    await store.put('a/b/c', content('one'));
    await store.put('a/d', content('two'));
    await store.put('ab/c', content('three'));
    expect((await store.listFolders()).filter((name) => /^ab?$/.test(name))).toEqual(['a', 'ab']);
    expect(await store.has('a/b/c')).toBe(true);
    expect(await text(await store.open('a/b/c'))).toBe('one');
    await store.removeFolder('a');
    expect([await store.has('a/b/c'), await store.has('a/d'), await store.has('ab/c')]).toEqual([false, false, true]);
    await expect(store.open('a/d')).rejects.toThrow();
  });
});

it('lists no backups in a folder that does not exist', async () => {
  expect(await (await openAt(path.join(directory, 'missing'))).listFolders()).toEqual([]);
});

it('creates files that only their owner can read', async () => {
  const store = await openAt(path.join(directory, 'private'));
  await store.put('a/b', content('one'));
  const modes = ['', 'a', 'a/b'].map((name) => statSync(path.join(store.name, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

it('names the bucket that cannot be used, and the settings to check', async () => {
  const store = await openAt('s3://missing/prefix');
  await expect(store.put('a', content('one'))).rejects.toThrow(
    /^s3:\/\/missing\/prefix cannot be used: .*\. Check the bucket, S3_ENDPOINT, S3_REGION and the keys\.$/,
  );
});
