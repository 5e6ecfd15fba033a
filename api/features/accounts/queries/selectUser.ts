import type { User } from '../../../contracts/accounts/accounts.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

type Row = Omit<User, 'joinedAt' | 'profile'> & {
  joinedAt: Date;
  bio: string | null;
  location: string | null;
  website: string | null;
  interests: string[] | null;
};

/** A person's own account with its profile, or null when it is gone. */
export async function selectUser(database: Database, id: number): Promise<User | null> {
  const [row] = await rowsOf<Row>(database, {
    name: 'account-user',
    text: `SELECT u.id, u.username, u.display_name AS "displayName", u.email, u.role, coalesce(u.is_verified, false) AS "isVerified",
             coalesce(u.edit_count, 0)::int AS "editCount", coalesce(u.joined_at, u.created_at) AS "joinedAt",
             p.bio, p.location, p.website, p.interests
           FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
    values: [id],
  });
  if (!row) return null;
  const { bio, location, website, interests, joinedAt, ...user } = row;
  return {
    ...user,
    joinedAt: joinedAt.toISOString(),
    profile: { bio: bio ?? '', location: location ?? '', website: website ?? '', interests: interests ?? [] },
  };
}
