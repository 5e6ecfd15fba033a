import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { openTestBucket } from '../../storage/testing/openTestBucket.ts';
import { readSettings } from '../settings.ts';
import { copyFilms, findFilmPlace, restoreFilms } from './films.ts';
import { openStore } from './openStore.ts';

const FILM = '01234567-89ab-4def-8123-456789abcdef.mp4';
const DELETED = '11234567-89ab-4def-8123-456789abcdef.mp4';

const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-films-'));
const storage = await openTestBucket();
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});
const { endpoint, accessKeyId, secretAccessKey } = storage.settings;
const S3 = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };

it.each([
  ['a folder', {}, path.join(folder, 'backups')],
  ['a bucket', { STORAGE: 's3', S3_BUCKET: 'site' }, 's3://site/backups'],
])('copies and restores films of %s, and names one that is deleted meanwhile', async (name, place, target) => {
  const settings = readSettings({ DATA_DIR: path.join(folder, name), ...S3, ...place });
  const to = findFilmPlace(settings);
  const films = to.store;
  for (const file of [FILM, 'notes.txt']) await films.put(file, { data: Buffer.from('a film') });
  const list = async () => [...(await films.list('')), DELETED];
  const backup = { store: await openStore(target, settings), folder: 'one', key: null };
  const copied = await copyFilms(backup, { ...films, list });
  expect([Object.keys(copied.films), copied.deleted]).toEqual([[FILM], [DELETED]]);

  await films.remove(FILM);
  await restoreFilms(backup, copied, to);
  const restored = await films.open(FILM);
  expect(restored && (await text(restored))).toBe('a film');
  expect(readdirSync(path.join(to.folder, 'incoming'))).toEqual([]);
});
