import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { CORRECTION_SHOWN_DAYS } from '@common-ground/api/contracts/limits.ts';
import type { PageCorrection } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { NOT_REPLACED } from '@common-ground/api/features/contributions/corrections/terms.ts';

/** `at` is text, as PostgreSQL writes it into JSON. */
export type CorrectionRow = { what: string; language: string; at: string } | null;

/** Selects the last recent correction of the source or of the text in `language` (an SQL expression for its id). */
export const selectCorrectionIn = (language: string) => `(
  SELECT json_build_object('what', k.what, 'language', k.language, 'at', k.at) FROM corrections.correction k
  WHERE k.condition_id = c.id AND k.kind = 'corrected' AND k.at > now() - interval '${CORRECTION_SHOWN_DAYS} days' AND ${NOT_REPLACED}
    AND (k.language = '${DEFAULT_LANGUAGE}' OR k.language = (SELECT spoken.code FROM languages spoken WHERE spoken.id = ${language}))
  ORDER BY k.at DESC, k.id DESC LIMIT 1)`;

export function toCorrection(row: CorrectionRow): PageCorrection | null {
  return row && { what: { value: row.what, language: row.language }, at: new Date(row.at).toISOString() };
}
