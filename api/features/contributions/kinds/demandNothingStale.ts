import type { Part, Value } from '../../../contracts/documents/parts.ts';
import {
  countEntries,
  type MadeTranslation,
  toCurrentTexts,
  translatedEntries,
} from '../../../contracts/documents/translatedEntries.ts';
import { OLDER_ENTRIES } from '../../../contracts/translations/desk.ts';
import { Conflict } from '../../../platform/errors.ts';

/**
 * Returns the texts of a drafted translation in the form of the source `now`.
 * @throws Conflict when an entry is older than its source
 */
export function demandCurrentTexts(parts: readonly Part[], now: unknown, made: MadeTranslation): Value {
  const { stale } = countEntries(translatedEntries(parts, now, made));
  if (stale > 0) throw new Conflict(`${stale} ${OLDER_ENTRIES}`);
  return toCurrentTexts(parts, now, made);
}
