import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lookAtDatabase } from '../../server/start/database.ts';
import { findFreePort } from '../../server/start/ports.ts';
import { root, runOnce } from '../../server/start/runNode.ts';
import { migrations } from '../migrations/index.ts';
import { applyRelease, createOwnedDatabase, type OwnedDatabase, readRelease } from '../testing/createOwnedDatabase.ts';
import { describeRows, describeSchema } from '../testing/describeSchema.ts';
import { testSettings } from '../testing/testSettings.ts';

const migrate = ({ url }: OwnedDatabase) => runOnce('migrate', { ...testSettings, DATABASE_URL: url });

describe('database of version 0.1.0', () => {
  it('becomes equal to a new one and keeps its records when two processes migrate it at once', async () => {
    const [old, fresh] = [await createOwnedDatabase(), await createOwnedDatabase()];
    await applyRelease(old.client);
    await Promise.all([migrate(old), migrate(old), migrate(fresh)]);
    expect(await describeSchema(old.client)).toEqual(await describeSchema(fresh.client));
    expect(await describeRows(old.client)).toEqual(await describeRows(fresh.client));
    expect(Object.keys(await describeRows(fresh.client)).sort()).toEqual([
      '_moderator_duty_v',
      'account.confusable',
      'analytics.shuffled',
      'forum.tally',
      'moderator_duty',
      'publisher.state',
      'push.state',
    ]);
    const { rows } = await old.client.query('SELECT name FROM payload_migrations ORDER BY id OFFSET 84');
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(await lookAtDatabase(old.url)).toMatchObject({ isMigrated: true });
  });
});

describe('database that cannot be continued', () => {
  const isOlder = (count: number) =>
    `This database is older than version 0.1.0: it has ${count} of 84 migrations. Start version 0.1.0 on it once, then this version (CHANGELOG.md names its commit).`;
  const isOfDevelopment =
    "Payload's development mode changed the tables of this database. Restore a backup, start version 0.1.0 on it once, then this version.";

  /** Creates a database that has only the records of migrations, as `change` leaves them. */
  async function createRecords(change: string): Promise<OwnedDatabase> {
    const database = await createOwnedDatabase();
    const [, records] = readRelease().split(/^(?=INSERT INTO payload_migrations)/m);
    await database.client.query('CREATE TABLE payload_migrations (id serial, name text, batch numeric)');
    await database.client.query(`${records} ${change}`);
    return database;
  }

  it.each([
    ['that lacks the first migration', 'DELETE FROM payload_migrations WHERE id = 1', isOlder(83)],
    ['that lacks the newest migration', 'DELETE FROM payload_migrations WHERE id = 84', isOlder(83)],
    ['of the first version', 'DELETE FROM payload_migrations WHERE id > 25', isOlder(25)],
    ['of the development mode', `INSERT INTO payload_migrations (name, batch) VALUES ('dev', -1)`, isOfDevelopment],
  ])('is refused, and stays as it is, when it is one %s', async (_, change, message) => {
    const database = await createRecords(change);
    const before = await describeSchema(database.client);
    await expect(lookAtDatabase(database.url)).rejects.toThrow(message);
    await expect(migrate(database)).rejects.toThrow(message);
    expect(await describeSchema(database.client)).toEqual(before);
  });

  it('ends npm start with one sentence before anything is built', async () => {
    const { url: DATABASE_URL } = await createRecords('DELETE FROM payload_migrations WHERE id > 25');
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'common-ground-refused-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    const { PAYLOAD_SECRET } = testSettings;
    const env = { ...process.env, DATABASE_URL, PAYLOAD_SECRET, DATA_DIR, PORT: String(await findFreePort()) };
    const [code, output] = await new Promise<[unknown, string]>((resolve) => {
      execFile(process.execPath, ['--no-warnings', 'scripts/start.ts'], { cwd: root, env }, (error, out, err) =>
        resolve([error?.code, out + err]),
      );
    });
    expect([code, JSON.parse(output)]).toMatchObject([1, { level: 'error', message: isOlder(25) }]);
  });
});
