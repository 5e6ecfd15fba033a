import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newDataFolder, startProduct } from '../../support/product.ts';
import { smallDisk } from './smallDisk.ts';
import { expectOneClearLine } from './support.ts';

const SECRET = 'x'.repeat(40);

test('an unreachable database prints one line and exits with code 1', async () => {
  const dataDir = await newDataFolder();
  const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', PAYLOAD_SECRET: SECRET };
  const { code, output } = await (await startProduct({ dataDir, env })).ended;
  expect(code).toBe(1);
  expectOneClearLine(output, /^DATABASE_URL: cannot connect to 127\.0\.0\.1:1 /);
  expect(output, 'no secret is repeated').not.toContain(SECRET);
  await rm(dataDir, { recursive: true });
});

test('several wrong settings are printed together, one line each', async () => {
  const dataDir = await newDataFolder();
  const { code, output } = await (await startProduct({ dataDir, env: { PORT: '0', DEMO_PASSWORD: 'x' } })).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(2);
  await rm(dataDir, { recursive: true });
});

test('a full disk prints one line and exits with code 1', async () => {
  const disk = smallDisk(await newDataFolder(), '12m');
  test.skip(disk.obstacle !== null, disk.obstacle ?? '');
  try {
    const dataDir = path.join(disk.folder, 'data');
    mkdirSync(dataDir);
    const { code, output } = await (await startProduct({ dataDir })).ended;
    expect(code).toBe(1);
    expectOneClearLine(output, /^The disk is full: free some space for .+, then start again\./);
  } finally {
    disk.remove();
  }
});
