import { type Database, rowsOf } from '../../../platform/Database.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from './currentSignOff.ts';

/** A sign-off of the text that readers have. `section`: null of the whole. */
export type StandingSignOff = {
  id: number;
  section: string | null;
  userId: number | null;
  name: string | null;
  credential: string;
  signedAt: Date;
};

/** Those that another text would end. */
export async function standingSignOffs(database: Database, conditionId: number): Promise<StandingSignOff[]> {
  const shown = (row: string) =>
    `${row}.id, ${row}.section, ${row}.user_id AS "userId", ${row}.signer_name AS name, ${row}.credential, ${row}.signed_at AS "signedAt"`;
  return rowsOf<StandingSignOff>(database, {
    name: 'sign-offs-standing',
    text: `SELECT ${shown('signed')} FROM conditions c ${CURRENT_SIGN_OFF} WHERE c.id = $1 AND NOT signed.has_lapsed
           UNION ALL SELECT ${shown('part')} FROM conditions c CROSS JOIN LATERAL (${SECTION_SIGN_OFFS}) part
           WHERE c.id = $1 AND NOT part.has_lapsed ORDER BY 1`,
    values: [conditionId],
  });
}
