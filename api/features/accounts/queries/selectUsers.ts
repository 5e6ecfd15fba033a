import type { ListedUser } from '../../../contracts/accounts/users.ts';
import { countRows, type Database, selectIsoRows } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';

export const LISTED_USER = `id, username, display_name AS "displayName", email, role, coalesce(is_verified, false) AS "isVerified",
  coalesce(edit_count, 0)::int AS "editCount", coalesce(joined_at, created_at) AS "joinedAt"`;

/** True when `$1` is null or part of a name or address. ICU lowercases all scripts, whatever the database locale. */
const MATCHES = `($1::text IS NULL OR strpos(lower(concat_ws(' ', display_name, username, email) COLLATE "und-x-icu"),
  lower($1 COLLATE "und-x-icu")) > 0)`;

export async function selectUsers(
  database: Database,
  { text, limit, offset }: NonNullable<Slice> & { text?: string | undefined },
): Promise<Sliced<ListedUser>> {
  const wanted = text?.trim() || null;
  const [items, total] = await Promise.all([
    selectIsoRows<ListedUser>(database, {
      name: 'account-users',
      text: `SELECT ${LISTED_USER} FROM users WHERE ${MATCHES}
             ORDER BY coalesce(joined_at, created_at) DESC, id DESC LIMIT $2 OFFSET $3`,
      values: [wanted, limit, offset],
    }),
    countRows(database, { name: 'account-users-count', text: `FROM users WHERE ${MATCHES}`, values: [wanted] }),
  ]);
  return { items, total };
}
