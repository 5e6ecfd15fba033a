import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';

export type Credentials = { id: number; role: string; password: PasswordHash | null };

const CREDENTIALS = defineStatement({
  name: 'account-credentials',
  row: { id: z.number(), role: z.string(), hash: z.string().nullable(), salt: z.string().nullable() },
  text: `SELECT id, role, hash, salt FROM users WHERE ${sqlNameKey('email')} = ${sqlNameKey('$1::text')}`,
});

export async function selectCredentials(database: Database, email: string): Promise<Credentials | null> {
  const row = await findRow(database, CREDENTIALS, [email]);
  if (!row) return null;
  const { id, role, hash, salt } = row;
  return { id, role, password: hash && salt ? { hash, salt } : null };
}

type Replacement = { id: number; old: PasswordHash; password: PasswordHash };

const PASSWORD_REPLACEMENT = defineStatement({
  name: 'account-password',
  text: 'UPDATE users SET hash = $3, salt = $4, updated_at = now() WHERE id = $1 AND hash = $2',
});

/** Replaces the password; a trigger then ends all sessions. Returns false when `old` is no longer the stored hash. */
export async function replacePassword(database: Database, { id, old, password }: Replacement): Promise<boolean> {
  return (await execute(database, PASSWORD_REPLACEMENT, [id, old.hash, password.hash, password.salt])) > 0;
}

const PASSWORD_RENEWAL = defineStatement({
  name: 'account-password-form',
  text: `WITH same AS MATERIALIZED (SELECT set_config('account.same_password', 'on', true) AS setting)
         UPDATE users SET hash = $3, salt = $4 FROM same WHERE id = $1 AND hash = $2 AND setting = 'on'`,
});

/** Stores a newer hash of the same password, which ends no session; false when `old` is no longer the stored hash. */
export async function renewPasswordHash(database: Database, { id, old, password }: Replacement): Promise<boolean> {
  return (await execute(database, PASSWORD_RENEWAL, [id, old.hash, password.hash, password.salt])) > 0;
}
