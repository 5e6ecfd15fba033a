import type { ListedUser } from '../../../contracts/accounts/users.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';

/** A page of all accounts, the newest first. */
export async function selectUsers(database: Database, { limit, offset }: NonNullable<Slice>): Promise<ListedUser[]> {
  const rows = await rowsOf<Omit<ListedUser, 'joinedAt'> & { joinedAt: Date }>(database, {
    name: 'account-users',
    text: `SELECT id, username, display_name AS "displayName", email, role, coalesce(is_verified, false) AS "isVerified",
             coalesce(edit_count, 0)::int AS "editCount", coalesce(joined_at, created_at) AS "joinedAt"
           FROM users ORDER BY coalesce(joined_at, created_at) DESC, id DESC LIMIT $1 OFFSET $2`,
    values: [limit, offset],
  });
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
}

export async function countUsers(database: Database): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(database, {
    name: 'account-users-count',
    text: 'SELECT count(*)::int AS count FROM users',
    values: [],
  });
  return row?.count ?? 0;
}
