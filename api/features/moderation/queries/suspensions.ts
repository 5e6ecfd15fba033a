import { z } from 'zod';
import { type Suspension, type SuspensionAnswer, suspensionSchema } from '../../../contracts/moderation/suspensions.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';

const SUSPENSION = defineStatement({
  name: 'suspension',
  row: suspensionSchema,
  text: 'SELECT until, reason, since FROM moderation.suspension_of($1) WHERE id IS NOT NULL',
});

export async function selectSuspension(database: Database, userId: number): Promise<SuspensionAnswer | null> {
  return findRow(database, SUSPENSION, [userId]);
}

const SUSPENSION_FIND = defineStatement({
  name: 'suspension-find',
  row: { until: z.date(), reason: z.string() },
  text: 'SELECT until, reason FROM moderation.suspension_of($1) WHERE id IS NOT NULL',
});

export function findSuspension(database: Database, userId: number): Promise<Suspension | null> {
  return findRow(database, SUSPENSION_FIND, [userId]);
}

const PERSON_LOCK = defineStatement({
  name: 'person-lock',
  row: { id: z.number(), role: z.string() },
  text: 'SELECT id, role::text FROM users WHERE id = $1 FOR NO KEY UPDATE',
});

export function lockUser(database: Database, id: number): Promise<{ id: number; role: string } | null> {
  return findRow(database, PERSON_LOCK, [id]);
}

type Suspended = { userId: number; byId: number; days: number; reason: string };

const SUSPENSIONS_REPLACE = defineStatement({
  text: `UPDATE moderation.suspensions SET until = now() WHERE user_id = $1 AND lifted_at IS NULL AND until > now()`,
});

const SUSPENSION_INSERT = defineStatement({
  name: 'suspension-insert',
  row: { id: z.number() },
  text: `INSERT INTO moderation.suspensions (user_id, by_id, reason, until)
         VALUES ($1, $2, $3, now() + make_interval(days => $4)) RETURNING id`,
});

/** Ends the current suspension, inserts another and returns its id. */
export async function insertSuspension(database: Database, suspended: Suspended): Promise<number> {
  const { userId, byId, days, reason } = suspended;
  await execute(database, SUSPENSIONS_REPLACE, [userId]);
  const row = await findRow(database, SUSPENSION_INSERT, [userId, byId, reason, days]);
  if (!row) throw new Error('Nothing was inserted into moderation.suspensions');
  return row.id;
}

const SUSPENSION_LIFT = defineStatement({
  name: 'suspension-lift',
  text: `UPDATE moderation.suspensions SET lifted_at = now(), lifted_by_id = $2, lift_reason = $3
         WHERE user_id = $1 AND lifted_at IS NULL AND until > now()`,
});

/** Ends the current suspension and returns whether there was one. */
export async function endSuspension(
  database: Database,
  { userId, byId, reason }: { userId: number; byId: number; reason: string },
): Promise<boolean> {
  return (await execute(database, SUSPENSION_LIFT, [userId, byId, reason])) > 0;
}

const SUSPENSION_END = defineStatement({
  text: `UPDATE moderation.suspensions SET lifted_at = now(), lifted_by_id = $2, lift_reason = $3
         WHERE id = $1 AND lifted_at IS NULL AND until > now()`,
});

/** Ends a suspension by its id, unless it is over. */
export async function endSuspensionById(
  database: Database,
  { id, byId, reason }: { id: number; byId: number; reason: string },
): Promise<void> {
  await execute(database, SUSPENSION_END, [id, byId, reason]);
}
