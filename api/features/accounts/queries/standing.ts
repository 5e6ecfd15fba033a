import { z } from 'zod';
import { LAST_ADMIN } from '../../../contracts/accounts/personalData.ts';
import { type Role, STAFF } from '../../../contracts/accounts/roles.ts';
import {
  type ListedUser,
  listedUserSchema,
  listStandingChanges,
  STANDING_ACTIONS,
  type StandingChange,
} from '../../../contracts/accounts/users.ts';
import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { LISTED_USER } from './selectUsers.ts';

/** Returns SQL for the role shown beside a name, null unless it is a staff role. `user` is an alias of `users`. */
export const staffRole = (user: string) =>
  `CASE WHEN ${user}.role::text = ANY ('{${STAFF.join()}}') THEN ${user}.role::text END`;

/** `credential` is removed by an empty text. */
export type Standing = { userId: number; byId: number; role?: Role; isVerified?: boolean; credential?: string };

/** SQLSTATE that triggers on `users` raise when no administrator would be left (`erasure.keep_an_administrator`). */
export const IS_LAST_ADMINISTRATOR = 'CG409';

const STANDING = defineStatement({
  name: 'account-standing',
  row: listedUserSchema,
  text: `UPDATE users SET role = coalesce($2::text::enum_users_role, role), is_verified = coalesce($3, is_verified),
           credential = nullif(coalesce($4, credential), ''), updated_at = now()
         WHERE id = $1 RETURNING ${LISTED_USER}`,
});

/**
 * Changes the role, the credential, or whether the address counts as verified; null when the account does not exist.
 * Triggers log the change under `byId` (`moderation.note_account`). For a changed role they close the CMS, and end the
 * user's sessions when the role requires a missing second factor, or when one is on and the earlier role was not staff.
 * @throws Conflict when no administrator would be left
 */
export async function updateStanding(database: Database, given: Standing): Promise<ListedUser | null> {
  try {
    return await inTransaction(database, async (connection) => {
      await connection.query(`SELECT set_config('account.acting', $1, true)`, [String(given.byId)]);
      const { role = null, isVerified = null, credential = null } = given;
      const user = await findRow(connection, STANDING, [given.userId, role, isVerified, credential]);
      await connection.query(`SELECT set_config('account.acting', '', true)`);
      return user;
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === IS_LAST_ADMINISTRATOR) throw new Conflict(LAST_ADMIN);
    throw error;
  }
}

const LATEST = 50;

const STANDING_CHANGES = defineStatement({
  name: 'account-standing-changes',
  row: { ...listStandingChanges.output.element.shape, isNone: z.boolean() },
  text: `SELECT l.id IS NULL AS "isNone", l.action, l.detail, l.reason, who.display_name AS by, l.at
         FROM users u LEFT JOIN moderation.log l ON l.subject_id = u.id AND l.action = ANY ($2)
           LEFT JOIN users who ON who.id = l.actor_id
         WHERE u.id = $1 ORDER BY l.id DESC LIMIT ${LATEST}`,
});

/** Returns null when the account does not exist. */
export async function selectStandingChanges(database: Database, userId: number): Promise<StandingChange[] | null> {
  const rows = await selectRows(database, STANDING_CHANGES, [userId, STANDING_ACTIONS]);
  return rows.length === 0 ? null : rows.flatMap(({ isNone, ...change }) => (isNone ? [] : [change]));
}
