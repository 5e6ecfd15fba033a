import { type Database, findRow } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';

export type Credentials = { id: number; role: string; password: PasswordHash | null };

type Row = { id: number; role: string; hash: string | null; salt: string | null };

export async function selectCredentials(database: Database, email: string): Promise<Credentials | null> {
  const row = await findRow<Row>(database, {
    name: 'account-credentials',
    text: `SELECT id, role, hash, salt FROM users WHERE ${sqlNameKey('email')} = ${sqlNameKey('$1::text')}`,
    values: [email],
  });
  if (!row) return null;
  const { id, role, hash, salt } = row;
  return { id, role, password: hash && salt ? { hash, salt } : null };
}

type Replacement = { id: number; old: PasswordHash; password: PasswordHash };

/** Replaces the password; a trigger then ends all sessions. Returns false when `old` is no longer the stored hash. */
export async function replacePassword(database: Database, { id, old, password }: Replacement): Promise<boolean> {
  const changed = await findRow(database, {
    name: 'account-password',
    text: 'UPDATE users SET hash = $3, salt = $4, updated_at = now() WHERE id = $1 AND hash = $2 RETURNING id',
    values: [id, old.hash, password.hash, password.salt],
  });
  return changed !== null;
}

/** Stores a newer hash of the same password, which ends no session; false when `old` is no longer the stored hash. */
export async function renewPasswordHash(database: Database, { id, old, password }: Replacement): Promise<boolean> {
  const changed = await findRow(database, {
    name: 'account-password-form',
    text: `WITH same AS MATERIALIZED (SELECT set_config('account.same_password', 'on', true) AS setting)
           UPDATE users SET hash = $3, salt = $4 FROM same WHERE id = $1 AND hash = $2 AND setting = 'on' RETURNING id`,
    values: [id, old.hash, password.hash, password.salt],
  });
  return changed !== null;
}
