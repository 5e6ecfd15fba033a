import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { CORRECTION_LISTED_DAYS } from '../../../contracts/limits.ts';
import { type Correction, correctionSchema } from '../../../contracts/offline/corrections.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, isoTime, selectRows } from '../../../platform/statement.ts';
import { NOT_REPLACED, titleIn } from '../../contributions/corrections/terms.ts';

export const MAX_CORRECTIONS = 500;

export type CorrectionsAsked = { since: string; after: { at: string; path: string } | null };
export type FoundCorrections = { from: string; now: string; hasMore: boolean; corrections: Correction[] };

/**
 * Selects, since `span.start`: corrections of pages that exist, the modules of corrected paths, and pages that went or
 * came back. Modules and pages that came back have no title: clients replace their copies without notifying readers.
 * The text of a withdrawal is selected only for the absence of the page that it explains, not for a later one.
 */
const CHANGES = `
  SELECT k.path, 'corrected' AS kind, ${titleIn('k.language', 'k')} AS title, k.what, k.at, k.language
    FROM corrections.correction k LEFT JOIN corrections.gone g ON g.path = k.path
    WHERE k.at >= span.start AND k.kind = 'corrected' AND ${NOT_REPLACED} AND g.is_gone IS NOT TRUE
  UNION ALL
  SELECT '/learning/modules/' || m.id, 'corrected', NULL, NULL, k.at, k.language
    FROM corrections.correction k JOIN public.learning_modules m ON m.path_id = k.path_id AND m.is_active
    LEFT JOIN corrections.gone g ON g.path = k.path
    WHERE k.at >= span.start AND k.kind = 'corrected' AND ${NOT_REPLACED} AND g.is_gone IS NOT TRUE
  UNION ALL
  SELECT g.path, CASE WHEN g.is_gone THEN 'withdrawn' ELSE 'corrected' END, ${titleIn('k.language', 'k')}, k.what,
      greatest(g.at, k.at), coalesce(k.language, '${DEFAULT_LANGUAGE}')
    FROM corrections.gone g LEFT JOIN corrections.correction k ON k.path = g.path AND k.kind = 'withdrawn' AND g.is_gone
      AND k.at >= g.at AND ${NOT_REPLACED}
    WHERE greatest(g.at, k.at) >= span.start`;

/** $1 time, $2 and $3 time and path of the last correction of the part before, or null. */
const CORRECTIONS = defineStatement({
  name: 'corrections',
  row: { ...correctionSchema.shape, from: isoTime(), now: isoTime() },
  text: `WITH span AS (SELECT greatest(least($1::timestamptz, now()), now() - interval '${CORRECTION_LISTED_DAYS} days') AS start)
    SELECT span.start AS "from", now() AS now, change.*
    FROM span LEFT JOIN LATERAL (
      SELECT path, kind, title, what, date_trunc('milliseconds', at) AS at, language FROM (${CHANGES}) AS changes
      WHERE $2::timestamptz IS NULL OR (date_trunc('milliseconds', at), path) > ($2::timestamptz, $3::text)
      ORDER BY 5, 1 LIMIT ${MAX_CORRECTIONS + 1}) AS change ON true
    ORDER BY change.at, change.path`,
});

/** The LEFT JOIN yields one row of nulls beside the span when nothing changed in it. */
export async function selectCorrections(
  database: Database,
  { since, after }: CorrectionsAsked,
): Promise<FoundCorrections> {
  const rows = await selectRows(database, CORRECTIONS, [since, after?.at ?? null, after?.path ?? null]);
  const [first] = rows;
  if (!first) throw new Error('The query of corrections returned no row');
  const found = rows.filter(({ path }) => path !== null).map(({ from: _, now: __, ...row }) => row);
  const corrections = found.slice(0, MAX_CORRECTIONS);
  return { from: first.from, now: first.now, hasMore: found.length > corrections.length, corrections };
}
