import { type Database, rowOf } from '../../../platform/Database.ts';

/** Whether this is the address of somebody's account, confirmed or not. */
export async function hasAddress(database: Database, userId: number, email: string | null): Promise<boolean> {
  if (!email) return false;
  const found = await rowOf(database, {
    name: 'review-has-address',
    text: 'SELECT FROM users WHERE id = $1 AND lower(email) = lower($2)',
    values: [userId, email],
  });
  return found !== null;
}
