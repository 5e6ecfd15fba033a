import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestBucket } from '../../storage/testing/openTestBucket.ts';
import { readSettings } from '../settings.ts';
import type { BackupStore } from './BackupStore.ts';
import { openStore } from './openStore.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'common-ground-stores-'));
const storage = await openTestBucket();
const { endpoint, accessKeyId, secretAccessKey } = storage.settings;
const settings = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
afterAll(async () => {
  await storage.close();
  rmSync(directory, { recursive: true });
});

const openAt = (address: string, others = {}): Promise<BackupStore> =>
  openStore(address, readSettings({ ...settings, ...others }));
const content = (value: string) => Readable.from([Buffer.from(value)]);

describe.each([
  ['a folder', path.join(directory, 'own', 'backups')],
  ['a bucket', 's3://site'],
  ['a prefix of a bucket', 's3://site/of/prefix/'],
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

it('stores a file in a bucket that has several parts', async () => {
  const store = await openAt('s3://site/parts');
  await store.put('a/b', Readable.from([Buffer.alloc(6 * 1024 * 1024, 'x'), Buffer.from('end')]));
  expect((await text(await store.open('a/b'))).slice(-5)).toBe('xxend');
});

it.each(['', '/', '/releases', '/assets/of/old', '/films'])(
  'refuses "%s" in the bucket of the site, where backups would be deleted or served',
  async (prefix) => {
    const site = { STORAGE: 's3', S3_BUCKET: 'site' };
    await expect(openAt(`s3://site${prefix}`, site)).rejects.toThrow(/is among the pages and films of the site/);
    await expect(openAt(`s3://other${prefix}`, site)).resolves.toBeDefined();
    await expect(openAt(`s3://site/backups${prefix}`, site)).resolves.toBeDefined();
  },
);

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
