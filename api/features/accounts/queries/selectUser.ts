import { userSchema } from '../../../contracts/accounts/accounts.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

const USER = defineStatement({
  name: 'account-user',
  row: userSchema,
  text: `SELECT u.id, u.username, u.display_name AS "displayName", u.email, u.role, coalesce(u.is_verified, false) AS "isVerified",
           coalesce(u.edit_count, 0)::int AS "editCount", coalesce(u.joined_at, u.created_at) AS "joinedAt",
           json_build_object('bio', coalesce(p.bio, ''), 'location', coalesce(p.location, ''),
             'website', coalesce(p.website, ''), 'interests', coalesce(p.interests, '[]')) AS profile
         FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
});
export const selectUser = (database: Database, id: number) => findRow(database, USER, [id]);
