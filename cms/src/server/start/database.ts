import { UNLIMITED } from '@common-ground/api/platform/databaseLimits.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import pg from 'pg';
import { z } from 'zod';
import { areSqlFilesApplied } from '../../payload/database/applySqlFiles.ts';
import { isOfRelease } from '../../payload/database/continueDatabase.ts';
import { demandSupportedServer } from '../../payload/database/demandSupportedServer.ts';
import { listMigrations, refuseLaterVersion, selectApplied } from '../../payload/database/laterMigrations.ts';
import { arePassesDone } from '../../payload/database/passes.ts';
import { findContents } from '../backup/catalog.ts';
import { StartError } from './StartError.ts';

const CONNECT_MS = 8000;
/** Message of PgBouncer about `UNLIMITED`. */
const POOL_REFUSAL = /unsupported startup parameter/;
const POOL_ADVICE =
  'A connection pool answers there: set DATABASE_DIRECT_URL to the address of PostgreSQL itself (docs/scaling.md).';

const ARRIVED = defineStatement({
  row: { name: z.string(), mark: z.string().nullable() },
  text: 'SELECT name, mark FROM seed.arrived',
});

export type DatabaseState = {
  /** Whether all migrations, functions, views and triggers as they are now, and all passes, are applied. */
  isMigrated: boolean;
  /**
   * Written groups of seed content by name, with their mark, which only the demo accounts have (`hashDemoPassword`).
   * Empty until the database is migrated.
   */
  arrived: Map<string, string | null>;
};

/**
 * Reads the state without Payload, which takes a second longer to start.
 * @param directUrl address without a connection pool; `setting` is the setting that it comes from
 * @throws StartError when the database cannot be reached, it or its server is older than this code supports, or a later
 * version has upgraded it
 */
export async function lookAtDatabase(directUrl: string, setting = 'DATABASE_URL'): Promise<DatabaseState> {
  const client = new pg.Client({ ...UNLIMITED, connectionString: directUrl, connectionTimeoutMillis: CONNECT_MS });
  await client.connect().catch(({ message, code }) => {
    // The error has no message when a host name has several addresses.
    const problem = `${setting}: cannot connect to ${new URL(directUrl).host} (${message || code})`;
    throw new StartError(POOL_REFUSAL.test(message) ? `${problem}. ${POOL_ADVICE}` : problem);
  });
  try {
    if ((await findContents(client)) === 'unfinished')
      throw new StartError('A restore into this database did not finish. Run npm run restore -- SOURCE again.');
    await demandSupportedServer(client)
      .then(() => isOfRelease(client))
      .then(() => refuseLaterVersion(client))
      .catch(({ message }) => {
        throw new StartError(message);
      });
    const applied = new Set(await selectApplied(client));
    const isMigrated =
      listMigrations().every((name) => applied.has(name)) &&
      (await areSqlFilesApplied(client)) &&
      (await arePassesDone(client));
    if (!isMigrated) return { isMigrated, arrived: new Map() };
    const rows = await selectRows(client, ARRIVED);
    return { isMigrated, arrived: new Map(rows.map(({ name, mark }) => [name, mark])) };
  } finally {
    await client.end();
  }
}
