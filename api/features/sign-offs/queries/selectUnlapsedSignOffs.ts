import { type Database, selectRows } from '../../../platform/Database.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from './currentSignOff.ts';

/** A sign-off that has not lapsed. `section` is null for the whole page. */
export type UnlapsedSignOff = {
  id: number;
  section: string | null;
  userId: number | null;
  name: string | null;
  credential: string;
  signedAt: Date;
};

/** Returns the sign-offs that a change of the text would end, overdue ones too. */
export async function selectUnlapsedSignOffs(database: Database, conditionId: number): Promise<UnlapsedSignOff[]> {
  const signOffColumns = (row: string) =>
    `${row}.id, ${row}.section, ${row}.user_id AS "userId", ${row}.signer_name AS name, ${row}.credential, ${row}.signed_at AS "signedAt"`;
  return selectRows<UnlapsedSignOff>(database, {
    name: 'sign-offs-standing',
    text: `SELECT ${signOffColumns('signed')} FROM conditions c ${CURRENT_SIGN_OFF} WHERE c.id = $1 AND NOT signed.has_lapsed
           UNION ALL SELECT ${signOffColumns('part')} FROM conditions c CROSS JOIN LATERAL (${SECTION_SIGN_OFFS}) part
           WHERE c.id = $1 AND NOT part.has_lapsed ORDER BY 1`,
    values: [conditionId],
  });
}
