import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow, type RowFrom } from '../../../platform/statement.ts';

const SIGNERS = defineStatements(['', '-held'], (held) => ({
  name: `sign-off-signer${held}`,
  row: { id: z.number(), name: z.string(), role: z.string(), credential: z.string().nullable() },
  text: `SELECT id, display_name AS name, role::text AS role, nullif(trim(credential), '') AS credential
         FROM users WHERE id = $1 ${held && 'FOR KEY SHARE'}`,
}));

export type Signer = RowFrom<(typeof SIGNERS)['']>;

/** Returns a user's current role and credential. `isHeld` keeps the account until the transaction ends. */
export async function selectSigner(
  database: Database,
  { userId, isHeld = false }: { userId: number; isHeld?: boolean },
): Promise<Signer | null> {
  return findRow(database, SIGNERS[isHeld ? '-held' : ''], [userId]);
}
