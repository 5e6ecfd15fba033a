import { z } from 'zod';
import { SIGNED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { NO_ACCOUNT, type Revision, type RevisionTexts, revisionSchema } from '../../../contracts/history/history.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { staffRole } from '../../accounts/queries/standing.ts';
import { textColumns, textShape } from '../../encyclopedia/queries/conditionColumns.ts';
import { toReadable } from '../../encyclopedia/toReadable.ts';
import { toTexts } from '../../encyclopedia/toTexts.ts';

/** Selects the corrections of version `v`: published with it, or with a translation while it was the newest version. */
const CORRECTIONS = `(SELECT coalesce(json_agg(json_build_object('what', k.what, 'language', k.language,
    'at', to_char(k.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isReplaced', EXISTS (SELECT FROM corrections.correction anew WHERE anew.replaces_id = k.id)) ORDER BY k.id DESC), '[]')
  FROM corrections.correction k JOIN contributions made ON made.id = k.contribution_id
  WHERE k.condition_id = v.parent_id AND v.id = CASE WHEN made.language_id IS NULL THEN made.result_revision
    ELSE (SELECT max(there.id) FROM _conditions_v there
      WHERE there.parent_id = v.parent_id AND there.version__status = 'published' AND there.created_at <= made.published_at) END)`;

/** Columns of a version `v`. `sizeDiff` compares it with the preceding version in the history, not with a draft. */
const COLUMNS = `v.id, v.parent_id AS "conditionId", v.version_last_edited_by_id AS "userId",
  coalesce(u.display_name, '${NO_ACCOUNT}') AS "userName", ${staffRole('u')} AS "userRole",
  coalesce(v.version_edit_summary, '') AS "editSummary",
  v.version_is_minor_edit IS TRUE AS "isMinorEdit",
  CASE WHEN v.version__status <> 'published' THEN 'removed'
    WHEN lag(v.version_is_protected) OVER (ORDER BY v.id) IS NOT DISTINCT FROM coalesce(v.version_is_protected, false) THEN NULL
    WHEN v.version_is_protected THEN 'protected'
    WHEN lag(v.version_is_protected) OVER (ORDER BY v.id) THEN 'unprotected' END AS event, v.version_emergency_reason AS "emergencyReason", ${CORRECTIONS} AS corrections, v.created_at AS timestamp,
  coalesce(v.version_size, 0)::int AS size,
  coalesce(v.version_size - lag(v.version_size, 1, 0) OVER (ORDER BY v.id), 0)::int AS "sizeDiff"`;

const PUBLISHED_VERSIONS = `FROM _conditions_v v LEFT JOIN users u ON u.id = v.version_last_edited_by_id
  WHERE v.parent_id = c.id AND v.version__status = 'published'`;

/** Selects the versions that took condition `c` down. */
const REMOVALS = `SELECT k.result_revision FROM contributions k
  WHERE k.kind = 'removal' AND k.condition_id = c.id AND k.language_id IS NULL AND k.status = 'published'`;

/** Versions of condition `c` for its history. While the page is down, only its removals are shown. */
const SHOWN_VERSIONS = `FROM _conditions_v v LEFT JOIN users u ON u.id = v.version_last_edited_by_id
  WHERE v.parent_id = c.id AND (v.id IN (${REMOVALS}) OR (c._status = 'published' AND v.version__status = 'published'))`;

const REVISIONS = defineStatement({
  name: 'revisions',
  row: { ...revisionSchema.shape, total: z.number() },
  text: `SELECT revision.*, total.count AS total
         FROM conditions c
         CROSS JOIN LATERAL (SELECT count(*)::int ${SHOWN_VERSIONS}) AS total
         LEFT JOIN LATERAL (
           SELECT ${COLUMNS} ${SHOWN_VERSIONS} ORDER BY v.id DESC LIMIT $2::bigint OFFSET $3::bigint) AS revision ON true
         WHERE c.id = $1 AND (c._status = 'published' OR EXISTS (${REMOVALS})) ORDER BY revision.id DESC`,
});

/** Returns published versions and removals, newest first. Null for a condition neither published nor taken down. */
export async function selectRevisions(
  database: Database,
  { conditionId, slice }: { conditionId: number; slice: Slice },
): Promise<Sliced<Revision> | null> {
  const rows = await selectRows(database, REVISIONS, [conditionId, slice?.limit ?? null, slice?.offset ?? 0]);
  const [first] = rows;
  if (!first) return null;
  // The LEFT JOIN yields one row of nulls when the slice has no versions.
  const found = rows.filter(({ id }) => id !== null);
  return { items: found.map(({ total: _, ...row }) => row), total: first.total };
}

type Named = { conditionId: number; revisionId: number };

const TEXTS = textColumns({ table: 'v', fields: SIGNED_FIELDS, prefix: 'version_' });
const REVISION = defineStatement({
  name: 'revision',
  row: { ...revisionSchema.shape, ...textShape(SIGNED_FIELDS) },
  text: `SELECT revision.* FROM conditions c CROSS JOIN LATERAL (SELECT ${COLUMNS}, ${TEXTS} ${PUBLISHED_VERSIONS}) AS revision
         WHERE c.id = $1 AND c._status = 'published' AND revision.id = $2`,
});

/** Returns a published version with its texts. Null when the condition is not published or has no such version. */
export async function selectRevision(
  database: Database,
  { conditionId, revisionId }: Named,
): Promise<(Revision & { content: RevisionTexts }) | null> {
  const row = await findRow(database, REVISION, [conditionId, revisionId]);
  if (!row) return null;
  const facts = Object.entries(row).filter(([name]) => !SIGNED_FIELDS.some((field) => field.name === name));
  const content = toReadable(toTexts(SIGNED_FIELDS, row), new Map()) as RevisionTexts;
  return { ...(Object.fromEntries(facts) as Revision), content };
}
