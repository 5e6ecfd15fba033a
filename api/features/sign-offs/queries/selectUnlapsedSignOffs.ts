import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from './currentSignOff.ts';

const signOffColumns = (row: string) =>
  `${row}.id, ${row}.section, ${row}.user_id AS "userId", ${row}.signer_name AS name, ${row}.credential, ${row}.signed_at AS "signedAt"`;

const UNLAPSED_SIGN_OFFS = defineStatement({
  name: 'sign-offs-standing',
  row: {
    id: z.number(),
    /** Null for the whole page. */
    section: z.string().nullable(),
    userId: z.number().nullable(),
    name: z.string().nullable(),
    credential: z.string(),
    signedAt: z.date(),
  },
  text: `SELECT ${signOffColumns('signed')} FROM conditions c ${CURRENT_SIGN_OFF} WHERE c.id = $1 AND NOT signed.has_lapsed
         UNION ALL SELECT ${signOffColumns('part')} FROM conditions c CROSS JOIN LATERAL (${SECTION_SIGN_OFFS}) part
         WHERE c.id = $1 AND NOT part.has_lapsed ORDER BY 1`,
});

export type UnlapsedSignOff = RowFrom<typeof UNLAPSED_SIGN_OFFS>;

/** Returns the sign-offs that a change of the text would end, overdue ones too. */
export async function selectUnlapsedSignOffs(database: Database, conditionId: number): Promise<UnlapsedSignOff[]> {
  return selectRows(database, UNLAPSED_SIGN_OFFS, [conditionId]);
}
