import type { SignOff } from '../../../contracts/sign-offs/signOffs.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

type Times = 'signedAt' | 'nextReviewAt' | 'withdrawnAt';
type Row = Omit<SignOff, Times> & { signedAt: Date; nextReviewAt: Date; withdrawnAt: Date | null };

/** Every sign-off of a published condition, newest first; null where readers have no such condition. */
export async function selectSignOffs(database: Database, conditionId: number): Promise<SignOff[] | null> {
  const rows = await rowsOf<Row | { id: null }>(database, {
    name: 'sign-offs',
    text: `SELECT s.id, c.id AS "conditionId", s.signer_name AS name, s.credential, s.signed_at AS "signedAt",
             s.next_review_at AS "nextReviewAt", s.version::int AS "versionId",
             s.digest IS NOT DISTINCT FROM c.published_digest AS "isOfThisText", w.signed_at AS "withdrawnAt"
           FROM conditions c
           LEFT JOIN sign_offs s ON s.condition_id = c.id AND s.withdraws_id IS NULL
           LEFT JOIN sign_offs w ON w.withdraws_id = s.id
           WHERE c.id = $1 AND c._status = 'published' ORDER BY s.signed_at DESC, s.id DESC`,
    values: [conditionId],
  });
  if (rows.length === 0) return null;
  return rows.filter((row) => row.id !== null).map(withIso);
}

function withIso({ signedAt, nextReviewAt, withdrawnAt, ...row }: Row): SignOff {
  return {
    ...row,
    signedAt: signedAt.toISOString(),
    nextReviewAt: nextReviewAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
