import type { ListedUser } from '../../../contracts/accounts/users.ts';
import { type Database, isoRowsOf } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';

/** A page of all accounts, the newest first. */
export function selectUsers(database: Database, { limit, offset }: NonNullable<Slice>): Promise<ListedUser[]> {
  return isoRowsOf<ListedUser>(database, {
    name: 'account-users',
    text: `SELECT id, username, display_name AS "displayName", email, role, coalesce(is_verified, false) AS "isVerified",
             coalesce(edit_count, 0)::int AS "editCount", coalesce(joined_at, created_at) AS "joinedAt"
           FROM users ORDER BY coalesce(joined_at, created_at) DESC, id DESC LIMIT $1 OFFSET $2`,
    values: [limit, offset],
  });
}
