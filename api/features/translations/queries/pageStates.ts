import { hasFallback, type PageKind, TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { pairedFields } from '../../../contracts/translations/completeness.ts';
import { newestVersion } from '../../../platform/newestVersion.ts';
import { toColumnName } from '../../encyclopedia/queries/conditionColumns.ts';
import { IS_STALE, type SourceKind, TRANSLATION_TABLES } from '../../encyclopedia/queries/translationTables.ts';

export const SENT_STATES = `('pending', 'in_review', 'changes_requested', 'approved')`;

/** Selects the senders of translations of pages, by source and language. The id of the source is in its own column. */
export const SELECT_WORK = `
  SELECT w.language_id, w.condition_id, CASE WHEN w.condition_id IS NULL THEN w.category_id END AS category_id, w.page_id,
    array_agg(DISTINCT u.display_name) FILTER (WHERE u.id IS NOT NULL) AS people
  FROM contributions w LEFT JOIN users u ON u.id = w.user_id
  WHERE w.language_id IS NOT NULL AND w.kind <> 'removal' AND w.status IN ${SENT_STATES} GROUP BY 1, 2, 3, 4`;

/** Returns SQL for the `PageState` of source `s`, with its translation `t` and a row `work` of `SELECT_WORK`. */
export function createPageStateSql(kind: SourceKind): string {
  const isCurrent = `t._status = 'published' AND (${IS_STALE}) IS NOT TRUE`;
  return `CASE WHEN ${isCurrent} AND NOT (${isPartial(kind)}) THEN 'published'
    WHEN work.language_id IS NOT NULL THEN 'in_review'
    WHEN ${isDrafted(kind)} THEN 'draft'
    WHEN ${isCurrent} THEN 'partial'
    WHEN t._status = 'published' THEN 'stale'
    ELSE 'missing' END`;
}

/** Returns SQL for the users who sent the translation, or else who saved its draft since the last publication. */
export function createPeopleSql(kind: SourceKind): string {
  const { versions } = TRANSLATION_TABLES[kind];
  return `CASE WHEN work.language_id IS NOT NULL THEN work.people WHEN ${isDrafted(kind)} THEN (
    SELECT array_agg(DISTINCT u.display_name) FROM ${versions} d JOIN users u ON u.id = d.version_last_edited_by_id
    WHERE d.parent_id = t.id AND d.id > coalesce(${newestVersion(TRANSLATION_TABLES[kind].collection, 't.id', 'published')}, 0)) END`;
}

/** True when the newest version of `t` is a draft with other texts, or a newer source, than readers have. */
function isDrafted(kind: SourceKind): string {
  const { versions, texts: stored } = TRANSLATION_TABLES[kind];
  const texts = (row: string, prefix: string) =>
    stored.map(({ column, empty }) => `coalesce(${row}.${prefix}${column}, ${empty})`);
  const nothing = stored.map(({ empty }) => empty);
  return `EXISTS (SELECT FROM ${versions} v WHERE v.parent_id = t.id AND v.latest AND v.version__status = 'draft'
    AND CASE WHEN t._status = 'published'
      THEN v.version_source_revision > t.source_revision OR (${texts('v', 'version_')}) <> (${texts('t', '')})
      ELSE (${texts('v', 'version_')}) <> (${nothing}) END)`;
}

function isPartial(kind: SourceKind): string {
  return kind === 'page' ? 'public.count_blocks(t.body) < public.count_blocks(s.body)' : lacksParts(kind);
}

/** True when `s` has more entries or paragraphs than `t`, as counted in `parts`, or a list that is empty in `t`. */
function lacksParts(kind: PageKind): string {
  const paired = pairedFields(kind);
  const counted = paired.map((_, place) => `t.parts[${place + 1}] < s.parts[${place + 1}]`);
  const others = TRANSLATED_FIELDS[kind].filter((field) => hasFallback(field) && !paired.includes(field));
  const empty = others
    .map(toColumnName)
    .map((name) => `${isEmptyList(`t.${name}`)} AND NOT ${isEmptyList(`s.${name}`)}`);
  return [...counted, ...empty].join(' OR ') || 'false';
}

/** Compares the stored size, at most 8 bytes for an empty list: reading a list's length would load all of it. */
const isEmptyList = (column: string) => `coalesce(pg_column_size(${column}), 0) <= 8`;
