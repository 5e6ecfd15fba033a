import { SIGNED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { type Database, rowOf, rowsOf } from '../../../platform/Database.ts';
import { columnOf } from '../../encyclopedia/queries/textColumns.ts';

/** A published condition as somebody would sign it. */
export type Signable = {
  id: number;
  /** Of the published version; null of a condition that was put into the database without one. */
  version: number | null;
  publishedDigest: string | null;
  /** The newest sign-off or withdrawal, whoever's. */
  newest: number | null;
  /** Whether the text, or a part of it, is by the one who asks. */
  isOwn: boolean;
  texts: Record<string, unknown>;
};

/**
 * Text is somebody's own when they wrote the version or one with the same texts, sent it in under their address without
 * signing in, or put words of their own into it while they joined it with another.
 */
const IS_OWN = `(c.last_edited_by_id = $2
  OR EXISTS (SELECT FROM _conditions_v v WHERE v.parent_id = c.id AND v.version__status = 'published'
    AND v.version_published_digest = c.published_digest AND v.version_last_edited_by_id = $2)
  OR EXISTS (SELECT FROM contributions k WHERE k.condition_id = c.id AND k.result_revision = published.version AND (k.user_id = $2
    OR (k.user_id IS NULL AND lower(k.contributor_email) = (SELECT lower(u.email) FROM users u WHERE u.id = $2))
    OR EXISTS (SELECT FROM review_events e WHERE e.contribution_id = k.id AND e.action = 'resolve' AND e.user_id = $2))))
  IS TRUE`;

/** With `isHeld` nobody changes the text, and nobody else signs it, until the transaction ends. */
export async function selectSignable(
  database: Database,
  { conditionId, userId, isHeld = false }: { conditionId: number; userId: number; isHeld?: boolean },
): Promise<Signable | null> {
  // First, and by itself: a statement that had to wait for the lock has seen the other tables as they were before it.
  if (isHeld)
    await rowsOf(database, {
      name: 'sign-off-hold',
      text: 'SELECT FROM conditions WHERE id = $1 FOR UPDATE',
      values: [conditionId],
    });
  return rowOf<Signable>(database, {
    name: 'sign-off-signable',
    text: `SELECT c.id, published.version, c.published_digest AS "publishedDigest", ${IS_OWN} AS "isOwn",
             (SELECT max(s.id) FROM sign_offs s WHERE s.condition_id = c.id) AS newest,
             json_build_object(${SIGNED_FIELDS.map((field) => `'${field.name}', c.${columnOf(field)}`).join(', ')}) AS texts
           FROM conditions c CROSS JOIN LATERAL (
             SELECT max(v.id) AS version FROM _conditions_v v WHERE v.parent_id = c.id AND v.version__status = 'published'
           ) AS published
           WHERE c.id = $1 AND c._status = 'published'`,
    values: [conditionId, userId],
  });
}
