import type { Suspension, SuspensionAnswer } from '../../../contracts/moderation/suspensions.ts';
import { type Database, findRow, selectIsoRows } from '../../../platform/Database.ts';

export async function selectSuspension(database: Database, userId: number): Promise<SuspensionAnswer | null> {
  const [suspension] = await selectIsoRows<SuspensionAnswer>(database, {
    name: 'suspension',
    text: 'SELECT until, reason, since FROM moderation.suspension_of($1) WHERE id IS NOT NULL',
    values: [userId],
  });
  return suspension ?? null;
}

export function findSuspension(database: Database, userId: number): Promise<Suspension | null> {
  return findRow(database, {
    name: 'suspension-find',
    text: 'SELECT until, reason FROM moderation.suspension_of($1) WHERE id IS NOT NULL',
    values: [userId],
  });
}

export function lockUser(database: Database, id: number): Promise<{ id: number; role: string } | null> {
  return findRow(database, {
    name: 'person-lock',
    text: 'SELECT id, role::text FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [id],
  });
}

type Suspended = { userId: number; byId: number; days: number; reason: string };

/** Ends the current suspension, inserts another and returns its id. */
export async function insertSuspension(database: Database, suspended: Suspended): Promise<number> {
  const { userId, byId, days, reason } = suspended;
  await database.query(
    `UPDATE moderation.suspensions SET until = now() WHERE user_id = $1 AND lifted_at IS NULL AND until > now()`,
    [userId],
  );
  const row = await findRow<{ id: number }>(database, {
    name: 'suspension-insert',
    text: `INSERT INTO moderation.suspensions (user_id, by_id, reason, until)
           VALUES ($1, $2, $3, now() + make_interval(days => $4)) RETURNING id`,
    values: [userId, byId, reason, days],
  });
  if (!row) throw new Error('Nothing was inserted into moderation.suspensions');
  return row.id;
}

/** Ends the current suspension and returns whether there was one. */
export async function endSuspension(
  database: Database,
  { userId, byId, reason }: { userId: number; byId: number; reason: string },
): Promise<boolean> {
  const row = await findRow(database, {
    name: 'suspension-lift',
    text: `UPDATE moderation.suspensions SET lifted_at = now(), lifted_by_id = $2, lift_reason = $3
           WHERE user_id = $1 AND lifted_at IS NULL AND until > now() RETURNING id`,
    values: [userId, byId, reason],
  });
  return row !== null;
}

/** Ends a suspension by its id, unless it is over. */
export async function endSuspensionById(
  database: Database,
  { id, byId, reason }: { id: number; byId: number; reason: string },
): Promise<void> {
  await database.query(
    `UPDATE moderation.suspensions SET lifted_at = now(), lifted_by_id = $2, lift_reason = $3
     WHERE id = $1 AND lifted_at IS NULL AND until > now()`,
    [id, byId, reason],
  );
}
