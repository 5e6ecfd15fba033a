import { type Profile, type ProfileChange, USER_NOT_FOUND } from '../../contracts/accounts/accounts.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { selectUser } from './queries/selectUser.ts';

const PROFILE_UPDATE = defineStatement({
  name: 'profile-update',
  text: `INSERT INTO user_profiles AS p (user_id, bio, location, website, interests)
         SELECT id, $2, $3, $4, coalesce($5::jsonb, '[]') FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET
           bio = coalesce($2, p.bio), location = coalesce($3, p.location), website = coalesce($4, p.website),
           interests = coalesce($5::jsonb, p.interests), updated_at = now()`,
});

/** @throws NotFound when the account does not exist */
export async function updateProfile(database: Database, userId: number, change: ProfileChange): Promise<Profile> {
  await execute(database, PROFILE_UPDATE, [
    userId,
    change.bio ?? null,
    change.location ?? null,
    change.website ?? null,
    change.interests ? JSON.stringify(change.interests) : null,
  ]);
  const user = await selectUser(database, userId);
  if (!user) throw new NotFound(USER_NOT_FOUND);
  return user.profile;
}
