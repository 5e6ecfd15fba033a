import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@common-ground/api/platform/Database.ts';

const LOOK_EVERY_MS = 200;

type Waiting = { name: string | undefined; isStopped: () => boolean };

/**
 * Waits until the database has a migration, since calls of newer code fail in older tables.
 * @param options.name the newest migration that the start knows of; without a name nothing is waited for
 */
export async function waitForMigration(database: Database, { name, isStopped }: Waiting): Promise<void> {
  const isThere = () =>
    database.query('SELECT FROM payload_migrations WHERE name = $1', [name]).then(
      ({ rows }) => rows.length > 0,
      // A first start has no table yet, and a lost connection is replaced at the next look.
      () => false,
    );
  while (name && !isStopped() && !(await isThere())) await wait(LOOK_EVERY_MS);
}
