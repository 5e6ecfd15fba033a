import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newDataFolder, startProduct } from '../../support/product.ts';
import { smallDisk } from './smallDisk.ts';
import { expectOneClearLine } from './support.ts';

const SECRET = 'x'.repeat(40);

const REFUSALS: [string, Record<string, string>, RegExp][] = [
  ['a port that is no number', { PORT: 'http' }, /^PORT must be a port number/],
  ['a port out of range', { PORT: '70000' }, /^PORT must be at most 65535/],
  [
    'an address that is not of this machine',
    { HOST: '192.0.2.1' },
    /^HOST: 192\.0\.2\.1 is no address of this machine/,
  ],
  ['an email address that is none', { CONTACT_EMAIL: 'team' }, /^CONTACT_EMAIL must be an email address/],
  ['a site address that is none', { SITE_URL: 'example.org' }, /^SITE_URL must be a full address/],
  ['a short secret', { PAYLOAD_SECRET: 'short' }, /^PAYLOAD_SECRET must have at least 32 characters/],
  ['a short demo password', { DEMO_PASSWORD: 'short' }, /^DEMO_PASSWORD must have at least 8 characters/],
  [
    'a database without a secret',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    /^PAYLOAD_SECRET must be set when DATABASE_URL is/,
  ],
  [
    'a database address that is none',
    { DATABASE_URL: 'localhost', PAYLOAD_SECRET: SECRET },
    /^DATABASE_URL must look like postgres:\/\//,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', PAYLOAD_SECRET: SECRET },
    /^DATABASE_URL: nothing answers at 127\.0\.0\.1:1/,
  ],
  [
    'a database host that nobody knows',
    { DATABASE_URL: 'postgres://a:b@nowhere.invalid/c', PAYLOAD_SECRET: SECRET },
    /^DATABASE_URL: the host nowhere\.invalid is not known/,
  ],
];

for (const [what, env, line] of REFUSALS) {
  test(`${what} gives one clear line and exit code 1`, async () => {
    const dataDir = await newDataFolder();
    const { code, output } = await (await startProduct({ dataDir, env })).ended;
    expect(code).toBe(1);
    expectOneClearLine(output, line);
    expect(output, 'no secret is repeated').not.toContain(SECRET);
    await rm(dataDir, { recursive: true });
  });
}

test('several wrong settings are named together, one line each', async () => {
  const dataDir = await newDataFolder();
  const { code, output } = await (await startProduct({ dataDir, env: { PORT: '0', DEMO_PASSWORD: 'x' } })).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(2);
  await rm(dataDir, { recursive: true });
});

test('a full disk gives one clear line, and leaves nothing half made in the way of the next start', async () => {
  const disk = smallDisk(await newDataFolder(), '12m');
  test.skip(!disk.isSmall, 'A small disk cannot be mounted here.');
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
