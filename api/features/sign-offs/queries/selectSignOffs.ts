import { type SignOff, signOffSchema } from '../../../contracts/sign-offs/signOffs.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';
import { SECTION_SIGN_OFFS } from './currentSignOff.ts';

const SIGN_OFFS = defineStatement({
  name: 'sign-offs',
  row: signOffSchema,
  text: `SELECT s.id, c.id AS "conditionId", s.signer_name AS name, s.credential, s.version::int AS "versionId",
           s.section, CASE WHEN s.section IS NULL THEN s.digest IS NOT DISTINCT FROM c.published_digest
             ELSE EXISTS (SELECT FROM (${SECTION_SIGN_OFFS}) part WHERE part.id = s.id AND NOT part.has_lapsed) END AS "isOfThisText", s.signed_at AS "signedAt",
           s.next_review_at AS "nextReviewAt", w.signed_at AS "withdrawnAt"
         FROM conditions c
         LEFT JOIN sign_offs s ON s.condition_id = c.id AND s.withdraws_id IS NULL
         LEFT JOIN sign_offs w ON w.withdraws_id = s.id
         WHERE c.id = $1 AND c._status = 'published' ORDER BY s.signed_at DESC, s.id DESC`,
});

/** Returns all sign-offs of a condition, withdrawn ones too, newest first. Null when it is not published. */
export async function selectSignOffs(database: Database, conditionId: number): Promise<SignOff[] | null> {
  const rows = await selectRows(database, SIGN_OFFS, [conditionId]);
  if (rows.length === 0) return null;
  // The LEFT JOIN yields a row of nulls when the condition has no sign-off.
  return rows.filter((row) => row.id !== null);
}
