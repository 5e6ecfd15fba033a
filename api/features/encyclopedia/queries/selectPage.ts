import { z } from 'zod';
import { FIELDS, type PageKind, type Texts } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { newestVersion } from '../../../platform/newestVersion.ts';
import { defineStatement, defineStatements, findRow } from '../../../platform/statement.ts';
import { toTexts } from '../toTexts.ts';
import { textColumns, textShape } from './conditionColumns.ts';
import { PAGE_KINDS, PAGE_TABLES, REVISION } from './pageTables.ts';

export type PageKey = { kind: PageKind; id: number };

const PAGE_ROW = {
  id: z.number(),
  name: z.string(),
  categoryId: z.number(),
  isProtected: z.boolean(),
  revision: z.number(),
  /** Id of the published version. Null for a category, and for a condition that has none. */
  version: z.number().nullable(),
};
export type PageTexts = z.infer<z.ZodObject<typeof PAGE_ROW>> & { texts: Texts };

const EXTRA_COLUMNS: Record<PageKind, string> = {
  condition: `coalesce(s.is_protected, false) AS "isProtected",
    ${newestVersion('conditions', 's.id', 'published')} AS version`,
  category: `s.id AS "categoryId", false AS "isProtected", NULL::int AS version`,
};

const PAGES = defineStatements(PAGE_KINDS, (kind) => ({
  name: `page-${kind}`,
  row: { ...textShape(FIELDS[kind]), ...PAGE_ROW },
  text: `SELECT s.id, ${REVISION}::int AS revision, ${textColumns({ table: 's', fields: FIELDS[kind] })}, ${EXTRA_COLUMNS[kind]}
         FROM ${PAGE_TABLES[kind].table} s WHERE s.id = $1 AND ${PAGE_TABLES[kind].isPublished}`,
}));
const LOCKED_PAGES = defineStatements(PAGE_KINDS, (kind) => ({
  name: `page-${kind}-held`,
  row: { ...textShape(FIELDS[kind]), ...PAGE_ROW },
  text: `${PAGES[kind].text} FOR UPDATE OF s`,
}));

/** Returns a published page in the default language. `isHeld` locks its row until the transaction ends. */
export async function selectPage(
  database: Database,
  { kind, id, isHeld = false }: PageKey & { isHeld?: boolean },
): Promise<PageTexts | null> {
  const row = await findRow(database, isHeld ? LOCKED_PAGES[kind] : PAGES[kind], [id]);
  if (!row) return null;
  const { name, categoryId, isProtected, revision, version } = row;
  return { id, name, categoryId, isProtected, revision, version, texts: toTexts(FIELDS[kind], row) };
}

const PUBLISHED_VERSION = defineStatement({
  name: 'page-version',
  row: { ...textShape(FIELDS.condition), revision: z.number() },
  text: `SELECT coalesce(v.version_revision, 1)::int AS revision,
           ${textColumns({ table: 'v', fields: FIELDS.condition, prefix: 'version_' })}
         FROM _conditions_v v WHERE v.id = $2 AND v.parent_id = $1 AND v.version__status = 'published'`,
});

/** Returns a published version of this condition. Null for any other version. */
export async function selectPublishedVersion(
  database: Database,
  { conditionId, version }: { conditionId: number; version: number },
): Promise<{ revision: number; texts: Texts } | null> {
  const row = await findRow(database, PUBLISHED_VERSION, [conditionId, version]);
  return row ? { revision: row.revision, texts: toTexts(FIELDS.condition, row) } : null;
}
