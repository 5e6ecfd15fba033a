import { hasFallback, type PageKind, TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { pairedFields } from '../../../contracts/translations/completeness.ts';
import { toColumnName } from '../../encyclopedia/queries/conditionColumns.ts';
import { IS_STALE } from './sourceTables.ts';

export const SENT_STATES = `('pending', 'in_review', 'changes_requested', 'approved')`;

/** Selects the users with drafts or sent proposals, by page and language. `condition_id` is null for a category. */
export const SELECT_WORK = `
  SELECT w.language_id, w.condition_id, CASE WHEN w.condition_id IS NULL THEN w.category_id END AS category_id,
    bool_or(w.status IN ${SENT_STATES}) AS is_sent,
    array_agg(DISTINCT u.display_name) FILTER (WHERE u.id IS NOT NULL) AS people
  FROM contributions w LEFT JOIN users u ON u.id = w.user_id
  WHERE w.language_id IS NOT NULL AND (w.status = 'draft' OR w.status IN ${SENT_STATES}) GROUP BY 1, 2, 3`;

/** Returns SQL for the `PageState` of source `s`, with its translation `t` and a row `work` of `SELECT_WORK`. */
export function createPageStateSql(kind: PageKind): string {
  const isCurrent = `t._status = 'published' AND (${IS_STALE}) IS NOT TRUE`;
  return `CASE WHEN ${isCurrent} AND NOT (${isPartial(kind)}) THEN 'published'
    WHEN work.is_sent THEN 'in_review'
    WHEN work.is_sent = false OR t._status = 'draft' THEN 'draft'
    WHEN ${isCurrent} THEN 'partial'
    WHEN t._status = 'published' THEN 'stale'
    ELSE 'missing' END`;
}

/** True when `s` has more entries or paragraphs than `t`, as counted in `parts`, or a list that is empty in `t`. */
function isPartial(kind: PageKind): string {
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
