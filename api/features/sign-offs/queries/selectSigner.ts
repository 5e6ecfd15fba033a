import { type Database, rowOf } from '../../../platform/Database.ts';

export type Signer = { id: number; name: string; role: string; credential: string | null };

/** Whoever wants to sign, as they are now and not as they were when they signed in; held, so that the account stays meanwhile. */
export async function selectSigner(database: Database, id: number): Promise<Signer | null> {
  return rowOf<Signer>(database, {
    name: 'sign-off-signer',
    text: `SELECT id, display_name AS name, role::text AS role, nullif(trim(credential), '') AS credential
           FROM users WHERE id = $1 FOR KEY SHARE`,
    values: [id],
  });
}
