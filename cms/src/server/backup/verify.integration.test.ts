import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createOwnedDatabase } from '../../payload/testing/createOwnedDatabase.ts';
import { testSettings } from '../../payload/testing/testSettings.ts';
import { readRelease } from '../../publisher/releases.ts';
import { publishing } from '../../publisher/testing/publishing.ts';
import { backupCommand } from '../commands/backupCommand.ts';
import { verifyCommand } from '../commands/verifyCommand.ts';
import { builtSite } from '../folders.ts';
import { findContents } from './catalog.ts';

const site = await publishing();
const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-verify-test-'));
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});

it('renders every page of a backup in a scratch database, and prints those that differ', async () => {
  const root = path.join(folder, 'site');
  const { release } = await readRelease({ root, distFolder: builtSite, siteUrl: testSettings.SITE_URL });
  mkdirSync(root);
  symlinkSync(path.join('releases', release), path.join(root, 'current'));
  await site.pool.query(`UPDATE publisher.page SET digest = 'another' WHERE path = '/condition/1'`);
  // A page with a new count is rendered an hour later.
  await site.pool.query('INSERT INTO analytics.view VALUES (2)');
  await site.pool.query('SELECT analytics.count_views()');
  const { url } = await createOwnedDatabase();
  const settings = { ...testSettings, DATABASE_URL: site.url, DATA_DIR: folder, VERIFY_DATABASE_URL: url };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const target = path.join(folder, 'backups');
  try {
    expect(await backupCommand([target, '--without-secrets']), printed.join('\n')).toBe(0);
    expect(await verifyCommand([target]), printed.join('\n')).toBe(1);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(printed.slice(printed.indexOf('1 pages differ from the backup:'))).toEqual([
    '1 pages differ from the backup:',
    '  /condition/1',
    '4 of these were not compared, because the publisher had yet to render them.',
  ]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const contents = await findContents(client);
  await client.end();
  expect(contents).toBe('unfinished');
});
