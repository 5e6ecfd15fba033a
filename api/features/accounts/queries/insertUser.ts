import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

/** Without a `password` nobody can sign in to the account before a mailed link sets one. */
export type NewUser = { email: string; username: string; password: PasswordHash | null };

/** SQLSTATE of a unique violation. The key of `account.name_key` raises it for a name that looks like one in use. */
export const IS_IN_USE = '23505';

export async function insertUser(database: Database, user: NewUser): Promise<number | null> {
  try {
    return await insert(database, user);
  } catch (error) {
    if ((error as { code?: unknown }).code === IS_IN_USE) return null;
    throw error;
  }
}

const USER_INSERT = defineStatement({
  name: 'account-insert',
  row: { id: z.number() },
  text: `WITH made AS (
           INSERT INTO users (username, display_name, email, role, is_verified, joined_at, edit_count)
           VALUES ($1, $1, lower($2), 'user', false, now(), 0)
           ON CONFLICT DO NOTHING RETURNING id),
         secret AS (INSERT INTO account.password (user_id, hash, salt) SELECT id, $3, $4 FROM made WHERE $3::text IS NOT NULL),
         profile AS (INSERT INTO user_profiles (user_id, display_name) SELECT id, $1 FROM made)
         SELECT id FROM made`,
});

async function insert(database: Database, user: NewUser): Promise<number | null> {
  const row = await findRow(database, USER_INSERT, [
    user.username,
    user.email,
    user.password?.hash ?? null,
    user.password?.salt ?? null,
  ]);
  return row?.id ?? null;
}
