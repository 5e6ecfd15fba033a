import {
  FIELDS,
  type PageKind,
  type Texts,
  TRANSLATED_FIELDS,
  type TranslatableTexts,
} from '../../../contracts/encyclopedia/fields.ts';
import { type Database, findRow } from '../../../platform/Database.ts';
import { type TextRow, toTexts } from '../toTexts.ts';
import { PAGE_TABLES, REVISION } from './pageTables.ts';
import { textColumns } from './textColumns.ts';

export type PageKey = { kind: PageKind; id: number };

export type PageTexts = {
  id: number;
  name: string;
  categoryId: number;
  isProtected: boolean;
  revision: number;
  /** Id of the published version. Null for a category, and for a condition that has none. */
  version: number | null;
  texts: Texts;
};

const EXTRA_COLUMNS: Record<PageKind, string> = {
  condition: `coalesce(s.is_protected, false) AS "isProtected",
    (SELECT max(v.id) FROM _conditions_v v WHERE v.parent_id = s.id AND v.version__status = 'published') AS version`,
  category: `s.id AS "categoryId", false AS "isProtected", NULL::int AS version`,
};

/** Returns a published page in the default language. `isHeld` locks its row until the transaction ends. */
export async function selectPage(
  database: Database,
  { kind, id, isHeld = false }: PageKey & { isHeld?: boolean },
): Promise<PageTexts | null> {
  const { table, isPublished } = PAGE_TABLES[kind];
  const row = await findRow<Omit<PageTexts, 'texts'> & TextRow>(database, {
    name: `page-${kind}${isHeld ? '-held' : ''}`,
    text: `SELECT s.id, ${REVISION}::int AS revision, ${textColumns({ table: 's', fields: FIELDS[kind] })}, ${EXTRA_COLUMNS[kind]}
           FROM ${table} s WHERE s.id = $1 AND ${isPublished} ${isHeld ? 'FOR UPDATE OF s' : ''}`,
    values: [id],
  });
  if (!row) return null;
  const { name, categoryId, isProtected, revision, version } = row;
  return { id, name, categoryId, isProtected, revision, version, texts: toTexts(FIELDS[kind], row) };
}

/** Returns a published version of this condition. Null for any other version. */
export async function selectPublishedVersion(
  database: Database,
  { conditionId, version }: { conditionId: number; version: number },
): Promise<{ revision: number; texts: Texts } | null> {
  const columns = textColumns({ table: 'v', fields: FIELDS.condition, prefix: 'version_' });
  const row = await findRow<{ revision: number } & TextRow>(database, {
    name: 'page-version',
    text: `SELECT coalesce(v.version_revision, 1)::int AS revision, ${columns}
           FROM _conditions_v v WHERE v.id = $2 AND v.parent_id = $1 AND v.version__status = 'published'`,
    values: [conditionId, version],
  });
  return row ? { revision: row.revision, texts: toTexts(FIELDS.condition, row) } : null;
}

/** Returns translatable texts of the newest version with this revision (minor edits keep it). Null if none exists. */
export async function selectSourceAt(
  database: Database,
  { kind, id, revision }: PageKey & { revision: number },
): Promise<TranslatableTexts | null> {
  const fields = TRANSLATED_FIELDS[kind];
  const row = await findRow<TextRow>(database, {
    name: `page-${kind}-at`,
    text: `SELECT ${textColumns({ table: 'v', fields, prefix: 'version_' })} FROM ${PAGE_TABLES[kind].versions} v
           WHERE v.parent_id = $1 AND coalesce(v.version_revision, 1) = $2
             ${kind === 'condition' ? `AND v.version__status = 'published'` : ''}
           ORDER BY v.id DESC LIMIT 1`,
    values: [id, revision],
  });
  return row ? (toTexts(fields, row) as TranslatableTexts) : null;
}
