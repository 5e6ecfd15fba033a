import { type Database, findRow } from '../../../platform/Database.ts';

export type Signer = { id: number; name: string; role: string; credential: string | null };

/** Returns a user's current role and credential. `isHeld` keeps the account until the transaction ends. */
export async function selectSigner(
  database: Database,
  { userId, isHeld = false }: { userId: number; isHeld?: boolean },
): Promise<Signer | null> {
  return findRow<Signer>(database, {
    name: `sign-off-signer${isHeld ? '-held' : ''}`,
    text: `SELECT id, display_name AS name, role::text AS role, nullif(trim(credential), '') AS credential
           FROM users WHERE id = $1 ${isHeld ? 'FOR KEY SHARE' : ''}`,
    values: [userId],
  });
}
