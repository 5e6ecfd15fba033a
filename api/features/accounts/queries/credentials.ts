import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';

export type Credentials = { id: number; role: string; password: PasswordHash | null };

const CREDENTIALS = defineStatement({
  name: 'account-credentials',
  row: { id: z.number(), role: z.string(), hash: z.string().nullable(), salt: z.string().nullable() },
  text: `SELECT u.id, u.role, p.hash, p.salt FROM users u LEFT JOIN account.password p ON p.user_id = u.id
         WHERE ${sqlNameKey('u.email')} = ${sqlNameKey('$1::text')}`,
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
  text: 'UPDATE account.password SET hash = $3, salt = $4 WHERE user_id = $1 AND hash = $2',
});

/** Replaces the password; a trigger then ends all sessions. Returns false when `old` is no longer the stored hash. */
export async function replacePassword(database: Database, { id, old, password }: Replacement): Promise<boolean> {
  return (await execute(database, PASSWORD_REPLACEMENT, [id, old.hash, password.hash, password.salt])) > 0;
}

const NEW_PASSWORD = defineStatement({
  name: 'account-password-set',
  text: `INSERT INTO account.password (user_id, hash, salt) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, salt = excluded.salt`,
});

/** Sets the password, whatever it was; a trigger then ends all sessions of an account that had another. */
export async function setPassword(database: Database, userId: number, { hash, salt }: PasswordHash): Promise<void> {
  await execute(database, NEW_PASSWORD, [userId, hash, salt]);
}

const PASSWORD_RENEWAL = defineStatement({
  name: 'account-password-form',
  text: `WITH same AS MATERIALIZED (SELECT set_config('account.same_password', 'on', true) AS setting)
         UPDATE account.password SET hash = $3, salt = $4 FROM same WHERE user_id = $1 AND hash = $2 AND setting = 'on'`,
});

/** Stores a newer hash of the same password, which ends no session; false when `old` is no longer the stored hash. */
export async function renewPasswordHash(database: Database, { id, old, password }: Replacement): Promise<boolean> {
  return (await execute(database, PASSWORD_RENEWAL, [id, old.hash, password.hash, password.salt])) > 0;
}
