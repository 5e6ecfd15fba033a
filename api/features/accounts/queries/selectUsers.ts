import { z } from 'zod';
import { type ListedUser, listedUserSchema } from '../../../contracts/accounts/users.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { countRows, defineStatement, selectRows } from '../../../platform/statement.ts';

export const LISTED_USER = `id, username, display_name AS "displayName", email, role, coalesce(is_verified, false) AS "isVerified",
  coalesce(edit_count, 0)::int AS "editCount", coalesce(joined_at, created_at) AS "joinedAt"`;

/** True when `$1` is null or part of a name or address. ICU lowercases all scripts, whatever the database locale. */
const MATCHES = `($1::text IS NULL OR strpos(lower(concat_ws(' ', display_name, username, email) COLLATE "und-x-icu"),
  lower($1 COLLATE "und-x-icu")) > 0)`;

const USERS = defineStatement({
  name: 'account-users',
  row: listedUserSchema,
  text: `SELECT ${LISTED_USER} FROM users WHERE ${MATCHES}
         ORDER BY coalesce(joined_at, created_at) DESC, id DESC LIMIT $2 OFFSET $3`,
});
const USERS_COUNT = defineStatement({
  name: 'account-users-count',
  row: { count: z.number() },
  text: `SELECT count(*)::int AS count FROM users WHERE ${MATCHES}`,
});

export async function selectUsers(
  database: Database,
  { text, limit, offset }: NonNullable<Slice> & { text?: string | undefined },
): Promise<Sliced<ListedUser>> {
  const wanted = text?.trim() || null;
  const [items, total] = await Promise.all([
    selectRows(database, USERS, [wanted, limit, offset]),
    countRows(database, USERS_COUNT, [wanted]),
  ]);
  return { items, total };
}
