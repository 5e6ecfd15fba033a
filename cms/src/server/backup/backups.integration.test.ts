import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASS_NAMES } from '../../payload/database/passes.ts';
import { createOwnedDatabase } from '../../payload/testing/createOwnedDatabase.ts';
import { describeRows, describeSchema } from '../../payload/testing/describeSchema.ts';
import { testSettings } from '../../payload/testing/testSettings.ts';
import { backupCommand } from '../commands/backupCommand.ts';
import { restoreCommand } from '../commands/restoreCommand.ts';
import { lookAtDatabase } from '../start/database.ts';
import { findContents } from './catalog.ts';
import { FolderStore } from './FolderStore.ts';

const source = await createTestDatabase('small');
const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-backup-'));
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

const PASSPHRASE = 'a long enough passphrase';
const PAYLOAD_SECRET = testSettings.PAYLOAD_SECRET;
let printed: string[] = [];
let errors: string[] = [];
beforeEach(() => {
  printed = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line));
});

const at = (...names: string[]) => path.join(folder, ...names);
const installation = (name: string, url: string) => ({
  DATA_DIR: at(name),
  DATABASE_URL: url,
  PAYLOAD_SECRET,
  BACKUP_PASSPHRASE: PASSPHRASE,
  SITE_URL: 'https://site.example',
});

/** Runs a command with the settings of an installation. Returns its exit code. */
async function run(
  command: (args: string[]) => Promise<number>,
  args: string[],
  settings: Record<string, string>,
): Promise<number> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    return await command(args);
  } finally {
    vi.unstubAllEnvs();
  }
}

const own = installation('own', source.url);
const backUp = (target: string, ...options: string[]) => run(backupCommand, [at(target), ...options], own);
const listNames = (target: string) => readdirSync(at(target)).sort();

/** Writes a row into two tables in each transaction until `work` has ended. */
async function whileWriting(work: () => Promise<unknown>): Promise<void> {
  let isWorking = true;
  let written = 0;
  const writing = (async () => {
    while (isWorking) {
      written += 1;
      await source.pool.query(
        `WITH day AS (INSERT INTO analytics.day VALUES ('2026-01-01', 'written', $1, 1))
         INSERT INTO publisher.dirty (path, priority) VALUES ('/written/' || $1, 9)`,
        [String(written)],
      );
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(2);
  await work();
  isWorking = false;
  await writing;
}

const WAITING = `SELECT count(*)::int AS waiting FROM pg_locks
  WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const WRITTEN = `SELECT (SELECT count(*)::int FROM analytics.day WHERE event_type = 'written') AS days,
  (SELECT count(*)::int FROM publisher.dirty WHERE path LIKE '/written/%') AS pages`;

async function describeDatabase(client: pg.Pool | pg.Client) {
  const {
    'analytics.day': _days,
    'publisher.dirty': _pages,
    'analytics.reader_key': _key,
    ...rows
  } = await describeRows(client);
  // The writer takes numbers of the first, and the pass of the second.
  const sequences = await client.query(
    `SELECT schemaname, sequencename, last_value FROM pg_sequences
     WHERE sequencename NOT IN ('mark', 'revision') ORDER BY 1, 2`,
  );
  const migrations = await client.query('SELECT name, batch FROM payload_migrations ORDER BY id');
  const steps = await client.query('SELECT steps FROM sql_files.state');
  return { rows, sequences: sequences.rows, migrations: migrations.rows, steps: steps.rows };
}

describe('a backup made while rows are written', () => {
  it('is brought to this version by a plain owner, with equal rows, sequences and keys', async () => {
    mkdirSync(at('own', 'films'), { recursive: true });
    writeFileSync(at('own', 'films', '01234567-89ab-4def-8123-456789abcdef.mp4'), 'a film');
    await source.pool.query(`SELECT setval('users_id_seq', 4711)`);
    await whileWriting(async () => expect(await backUp('live'), errors.join()).toBe(0));
    withoutPass(at('live', listNames('live')[0] ?? ''), PASS_NAMES.at(-1));

    const { url, client } = await createOwnedDatabase();
    // An earlier restore was killed.
    await client.query('CREATE SCHEMA unfinished_restore; CREATE TABLE conditions (id integer)');
    await expect(lookAtDatabase(url)).rejects.toThrow(/did not finish/);
    expect(await run(restoreCommand, [at('live')], installation('new', url)), errors.join()).toBe(0);

    expect(await lookAtDatabase(url)).toMatchObject({ isMigrated: true });
    const written = (await client.query(WRITTEN)).rows[0];
    expect(written.days).toBe(written.pages);
    expect(written.days).toBeGreaterThan(0);
    expect(await describeSchema(client)).toEqual(await inSource(describeSchema));
    expect(await describeDatabase(client)).toEqual(await inSource(describeDatabase));
    expect(readFileSync(at('new', 'films', '01234567-89ab-4def-8123-456789abcdef.mp4'), 'utf8')).toBe('a film');
    expect(JSON.parse(readFileSync(at('new', 'secrets.json'), 'utf8'))).toMatchObject({
      payloadSecret: PAYLOAD_SECRET,
    });

    expect(await run(restoreCommand, [at('live')], installation('new', url))).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/is not empty, so nothing was changed/)]);
  });
});

async function inSource<Result>(describe: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  try {
    return await describe(client);
  } finally {
    await client.end();
  }
}

describe('a restore', () => {
  it.each<[string, (backup: string) => void, Record<string, string>, RegExp]>([
    ['a wrong passphrase', () => {}, { BACKUP_PASSPHRASE: 'another long passphrase' }, /is not the passphrase of this/],
    ['no passphrase', () => {}, { BACKUP_PASSPHRASE: '' }, /The backup is encrypted\. Set BACKUP_PASSPHRASE/],
    ['another secret', () => {}, { PAYLOAD_SECRET: 'y'.repeat(32) }, /PAYLOAD_SECRET is another one/],
    ['a damaged file', (backup) => appendFileSync(findTable(backup), 'x'), {}, /public\.users\.zst\.enc .*is damaged/],
    ['a missing file', (backup) => rmSync(findTable(backup)), {}, /public\.users\.zst\.enc .*is missing/],
    ['a newer version', addMigration, {}, /whose migration 29990101_000000_later this version does not know/],
    ['a newer format', (backup) => changeManifest(backup, { format: 9 }), {}, /format that this version cannot read/],
    [
      'a backup without a manifest',
      (backup) => rmSync(path.join(backup, 'manifest.json')),
      {},
      /no complete backup in/,
    ],
  ])('refuses %s before it changes anything', async (_, change, settings, reason) => {
    if (!existsSync(at('good'))) expect(await backUp('good'), errors.join()).toBe(0);
    rmSync(at('bad'), { recursive: true, force: true });
    cpSync(at('good'), at('bad'), { recursive: true });
    change(at('bad', listNames('bad')[0] ?? ''));
    const { url, client } = await createOwnedDatabase();
    const code = await run(restoreCommand, [at('bad')], { ...installation('refused', url), ...settings });
    expect([code, errors]).toEqual([1, [expect.stringMatching(reason)]]);
    expect(await findContents(client)).toBe('nothing');
    expect(existsSync(at('refused', 'secrets.json'))).toBe(false);
  });
});

const findTable = (backup: string) => path.join(backup, 'tables', 'public.users.zst.enc');

function changeManifest(backup: string, changed: object): void {
  const file = path.join(backup, 'manifest.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changed }));
}

/** Makes a backup one of an earlier version, which has not had this pass. */
function withoutPass(backup: string, name?: string): void {
  const { steps } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
  expect(steps.at(-1)).toBe(name);
  changeManifest(backup, { steps: steps.slice(0, -1) });
}

function addMigration(backup: string): void {
  const { migrations } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
  changeManifest(backup, { migrations: [...migrations, '29990101_000000_later'] });
}

describe('a backup', () => {
  it('is refused without a passphrase, unless secrets are left out', async () => {
    const open = { ...own, BACKUP_PASSPHRASE: '' };
    expect(await run(backupCommand, [at('open')], open)).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^Secrets are stored only encrypted\. Set BACKUP_PASSPHRASE/)]);
    expect(existsSync(at('open'))).toBe(false);
    expect(await run(backupCommand, [at('open'), '--without-secrets'], open)).toBe(0);
    const [name = ''] = listNames('open');
    expect(readdirSync(at('open', name)).sort()).toEqual(['films', 'manifest.json', 'sql.json.zst', 'tables']);
  });

  it('deletes interrupted ones before, and older complete ones than --keep after', async () => {
    for (const name of ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z', '2026-01-03T00-00-00Z', 'notes']) {
      mkdirSync(at('many', name), { recursive: true });
      if (!name.includes('-03T')) writeFileSync(at('many', name, 'manifest.json'), '{}');
    }
    expect(await backUp('many', '--keep', '2'), errors.join()).toBe(0);
    expect(listNames('many')).toEqual(['2026-01-02T00-00-00Z', expect.stringMatching(/^20.*Z$/), 'notes']);
    expect(JSON.parse(readFileSync(at('own', 'last-backup.json'), 'utf8'))).toMatchObject({ target: at('many') });
  });

  it('is complete also where its time cannot be saved in DATA_DIR', async () => {
    mkdirSync(at('unwritable', 'last-backup.json'), { recursive: true });
    const settings = { ...own, BACKUP_PASSPHRASE: '', DATA_DIR: at('unwritable') };
    expect(await run(backupCommand, [at('without-time'), '--without-secrets', '--keep', '1'], settings)).toBe(0);
    expect(printed.join('\n')).toMatch(/because its time was not saved: EISDIR/);
  });

  it('is refused while another one of the same database is made', async () => {
    const client = await source.pool.connect();
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('backup'))`);
    expect(await backUp('second')).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^Another backup of this database is being made/)]);
    await client.query('ROLLBACK');
    client.release();
  });

  it('has the rows of a migration that it waited for', async () => {
    const client = await source.pool.connect();
    await client.query(`SELECT pg_advisory_lock(hashtext('migrate'))`);
    const made = backUp('waiting');
    await expect.poll(async () => (await client.query(WAITING)).rows[0].waiting).toBe(1);
    await client.query(`INSERT INTO analytics.day VALUES ('2026-01-02', 'migrated', '1', 1)`);
    const { rows } = await client.query('SELECT count(*)::int AS days FROM analytics.day');
    await client.query(`SELECT pg_advisory_unlock(hashtext('migrate'))`);
    client.release();
    expect(await made, errors.join()).toBe(0);
    const file = at('waiting', listNames('waiting')[0] ?? '', 'manifest.json');
    expect(JSON.parse(readFileSync(file, 'utf8')).tables['analytics.day'].rows).toBe(rows[0].days);
  });

  it('ends with the error of its target in the middle of a table', async () => {
    await source.pool.query(`CREATE TABLE long AS SELECT md5(i::text) AS text FROM generate_series(1, 300000) AS i`);
    const put = vi.spyOn(FolderStore.prototype, 'put').mockImplementation(async (file, content) => {
      for await (const _ of content) if (file.includes('public.long')) throw new Error('no space left on device');
    });
    expect(await backUp('full')).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^The disk is full/)]);
    put.mockRestore();
    await source.pool.query('DROP TABLE long');
  });

  it.each([[[]], [['a', 'b']], [['a', '--keep', '0']], [['a', '--kept']], [['--keep', '3']]])(
    'is refused with the arguments %j',
    async (args: string[]) => {
      expect(await run(backupCommand, args, own)).toBe(1);
      expect(errors).toEqual([expect.stringMatching(/^Usage: npm run backup/)]);
    },
  );
});
