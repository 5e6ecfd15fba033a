import { z } from 'zod';
import { SIGNED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { newestVersion } from '../../../platform/newestVersion.ts';
import { defineStatement, execute, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { toColumnName } from '../../encyclopedia/queries/conditionColumns.ts';
import { isWrittenBy } from '../../history/queries/isWrittenBy.ts';

/**
 * True when user `$2` wrote the published text or part of it: edited this version or one with the same texts, sent it
 * (also as a guest, under their address), saved a draft that it was sent from, or resolved a conflict in it. The version of
 * a published translation has an id of another table, which may be equal.
 */
const IS_OWN = `(c.last_edited_by_id = $2
  OR EXISTS (SELECT FROM _conditions_v v WHERE v.parent_id = c.id AND v.version__status = 'published'
    AND v.version_published_digest = c.published_digest AND v.version_last_edited_by_id = $2)
  OR EXISTS (SELECT FROM contributions k WHERE k.condition_id = c.id AND k.language_id IS NULL
    AND k.result_revision = published.version AND (k.user_id = $2
    OR (k.user_id IS NULL AND lower(k.contributor_email) = (SELECT lower(u.email) FROM users u WHERE u.id = $2))
    OR EXISTS (SELECT FROM contributions c WHERE c.id = k.id AND ${isWrittenBy('$2')}))))
  IS TRUE`;

const SIGN_OFF_HOLD = defineStatement({
  name: 'sign-off-hold',
  text: 'SELECT FROM conditions WHERE id = $1 FOR UPDATE',
});

const SIGN_OFF_SIGNABLE = defineStatement({
  name: 'sign-off-signable',
  row: {
    id: z.number(),
    /** Id of the published version. Null when there is none. */
    version: z.number().nullable(),
    publishedDigest: z.string().nullable(),
    /** Id of the newest sign-off or withdrawal. Null when there is none. */
    newest: z.number().nullable(),
    isOwn: z.boolean(),
    texts: json<Record<string, unknown>>(),
  },
  text: `SELECT c.id, published.version, c.published_digest AS "publishedDigest", ${IS_OWN} AS "isOwn",
           (SELECT max(s.id) FROM sign_offs s WHERE s.condition_id = c.id) AS newest,
           json_build_object(${SIGNED_FIELDS.map((field) => `'${field.name}', c.${toColumnName(field)}`).join(', ')}) AS texts
         FROM conditions c CROSS JOIN LATERAL (SELECT ${newestVersion('conditions', 'c.id', 'published')} AS version) AS published
         WHERE c.id = $1 AND c._status = 'published'`,
});

export type Signable = RowFrom<typeof SIGN_OFF_SIGNABLE>;

/** Returns a condition for signing. Null when not published. `isHeld` locks its row until the transaction ends. */
export async function selectSignable(
  database: Database,
  { conditionId, userId, isHeld = false }: { conditionId: number; userId: number; isHeld?: boolean },
): Promise<Signable | null> {
  // Locks in a separate statement: a statement takes its snapshot before it waits, so `newest` would be stale.
  if (isHeld) await execute(database, SIGN_OFF_HOLD, [conditionId]);
  return findRow(database, SIGN_OFF_SIGNABLE, [conditionId, userId]);
}
