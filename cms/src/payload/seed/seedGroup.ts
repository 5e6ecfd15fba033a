import { type Database, rowOf } from '@common-ground/api/platform/Database.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { inTransaction, withPayloadOn } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';
import { SEEDING } from '../hooks/seeding.ts';
import { type SeedReport, SeedWriter } from './SeedWriter.ts';
import type { SeedGroup } from './seedGroups.ts';

export type Arrived = { mark: string | null };

/**
 * Runs `work` in one transaction, and records the group as arrived in the same transaction: a group arrives whole and
 * once, whenever this process is killed and however many processes seed at the same time.
 */
export function seedGroup(
  payload: Payload,
  { group, report }: { group: SeedGroup; report: SeedReport },
  work: (writer: SeedWriter) => Promise<void>,
): Promise<void> {
  return inSeedTransaction(payload, async (connection) => {
    if (await findArrived(connection, group)) return;
    await withWriter(payload, { connection, report }, work);
    await recordArrived(connection, group);
  });
}

/** Runs `work` in a transaction while no other process seeds. */
export function inSeedTransaction<Result>(
  payload: Payload,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(databaseOf(payload), async (connection) => {
    // The lock ends with the transaction, also when this process is killed.
    await connection.query(`SELECT pg_advisory_xact_lock(hashtext('seed.arrived'))`);
    return work(connection);
  });
}

/** Hands `work` a writer whose records are a part of the transaction on `connection`. */
export function withWriter<Result>(
  payload: Payload,
  { connection, report }: { connection: Database; report: SeedReport },
  work: (writer: SeedWriter) => Promise<Result>,
): Promise<Result> {
  return withPayloadOn({ connection, payload, context: { ...SEEDING } }, (req) =>
    work(new SeedWriter({ connection, req, report })),
  );
}

export function findArrived(connection: Database, group: SeedGroup): Promise<Arrived | null> {
  return rowOf<Arrived>(connection, {
    name: 'seed-arrived',
    text: 'SELECT mark FROM seed.arrived WHERE name = $1',
    values: [group],
  });
}

export async function recordArrived(connection: Database, group: SeedGroup, mark: string | null = null): Promise<void> {
  await connection.query(
    `INSERT INTO seed.arrived (name, mark) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET mark = excluded.mark`,
    [group, mark],
  );
}
