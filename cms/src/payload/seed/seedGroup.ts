import type { Database } from '@common-ground/api/platform/Database.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, execute, findRow } from '@common-ground/api/platform/statement.ts';
import { inTransaction, withPayloadOn } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { SEEDING } from '../hooks/seeding.ts';
import { type SeedReport, SeedWriter } from './SeedWriter.ts';
import type { SeedGroup } from './seedGroups.ts';

/** Records the group in the transaction of `work`: it arrives whole and once, even when processes die or compete. */
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

/** Runs `work` in a transaction, while no other process seeds. */
export function inSeedTransaction<Result>(
  payload: Payload,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(findDatabase(payload), async (connection) => {
    // The lock ends with the transaction, even when this process is killed.
    await connection.query(`SELECT pg_advisory_xact_lock(hashtext('seed.arrived'))`);
    return work(connection);
  });
}

export function withWriter<Result>(
  payload: Payload,
  { connection, report }: { connection: Database; report: SeedReport },
  work: (writer: SeedWriter) => Promise<Result>,
): Promise<Result> {
  return withPayloadOn({ connection, payload, context: { ...SEEDING } }, (req) =>
    work(new SeedWriter({ connection, req, report })),
  );
}

const ARRIVED = defineStatement({
  name: 'seed-arrived',
  row: { mark: z.string().nullable() },
  text: 'SELECT mark FROM seed.arrived WHERE name = $1',
});
export const findArrived = (connection: Database, group: SeedGroup) => findRow(connection, ARRIVED, [group]);

const ARRIVED_UPSERT = defineStatement({
  text: `INSERT INTO seed.arrived (name, mark) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET mark = excluded.mark`,
});

export async function recordArrived(connection: Database, group: SeedGroup, mark: string | null = null): Promise<void> {
  await execute(connection, ARRIVED_UPSERT, [group, mark]);
}
