import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolder } from '../start/DataFolder.ts';
import { lookAtDatabase } from '../start/database.ts';
import { findFreePort } from '../start/ports.ts';
import { upgradeCommand } from './upgradeCommand.ts';

const LATER = '20991231_000000_of_a_later_version';
const REFUSED = new RegExp(
  `^A later version has upgraded this database \\(${LATER}\\)\\. .* npm run upgrade -- --back\\.`,
);

let test: TestDatabase;
let folder: string;
let printed = '';
beforeAll(async () => {
  test = await createTestDatabase('small');
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-upgrade-'));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', test.url);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PORT', String(await findFreePort()));
  printed = '';
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => {
      printed += `${text}\n`;
    });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function run(...args: string[]) {
  printed = '';
  return { code: await upgradeCommand(args), printed };
}
const execute = (text: string, values?: unknown[]) => test.pool.query(text, values);
const readBody = async () =>
  (await execute(`SELECT prosrc AS body FROM pg_proc WHERE oid = 'forum.digest_period'::regproc`)).rows[0].body;

describe('npm run upgrade', () => {
  it('refuses arguments that it does not know', async () => {
    expect(await run('--force')).toMatchObject({ code: 1, printed: expect.stringMatching(/^Usage: npm run upgrade /) });
  });

  it('lists with --check what it would do, changes nothing, and then does it', async () => {
    const body = await readBody();
    await execute(
      `CREATE OR REPLACE FUNCTION forum.digest_period(preferences jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()'`,
    );
    await execute(`UPDATE sql_files.part SET digest = 'other' WHERE name = 'FUNCTION forum.digest_period'`);
    await execute(`UPDATE sql_files.state SET checksum = 'other'`);
    const { code, printed: text } = await run('--check');
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('npm run upgrade would do this.') });
    expect(text).toContain('1 to write or delete\n  FUNCTION forum.digest_period\n');
    expect(await readBody()).toBe('SELECT now()');
    expect(await run()).toEqual({ code: 0, printed: expect.stringContaining('The database is up to date.') });
    expect(await readBody()).toBe(body);
    expect(await lookAtDatabase(test.url)).toMatchObject({ isMigrated: true });
  });

  it('sends no signal to a backup of a stopped installation', async () => {
    const own = path.join(folder, 'own');
    await new DataFolder(own).claim();
    vi.stubEnv('DATA_DIR', own);
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => true);
    expect(await run()).toMatchObject({ code: 1, printed: expect.stringMatching(/such as for a backup/) });
    expect(kill).not.toHaveBeenCalled();
  });

  it('leaves a database of a later version alone, until --back writes the functions of this one', async () => {
    await execute('INSERT INTO payload_migrations (name, batch) VALUES ($1, 99)', [LATER]);
    await execute(`UPDATE sql_files.state SET checksum = 'later'`);
    await expect(lookAtDatabase(test.url)).rejects.toThrow(REFUSED);
    expect(await run()).toMatchObject({ code: 1, printed: expect.stringMatching(REFUSED) });
    expect(await run('--check')).toMatchObject({ code: 1, printed: expect.stringContaining('would be refused') });
    expect(await run('--back')).toEqual({ code: 0, printed: expect.stringContaining('functions of this version') });
    expect(await lookAtDatabase(test.url)).toMatchObject({ isMigrated: true });
    expect(await run('--check')).toMatchObject({ code: 0 });
  });
});
