import type { Part } from '../../../contracts/documents/parts.ts';
import {
  countEntries,
  type MadeTranslation,
  translatedEntries,
} from '../../../contracts/documents/translatedEntries.ts';
import { OLDER_ENTRIES } from '../../../contracts/translations/desk.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** Returns the parsed texts of a draft. @throws BadRequest with the first issue */
export function demandTexts<Value>(parsed: Parsed<Value>): Value {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** @throws Conflict when an entry of a drafted translation is older than the source `now` */
export function demandNothingStale(parts: readonly Part[], now: unknown, made: MadeTranslation): void {
  const { stale } = countEntries(translatedEntries(parts, now, made));
  if (stale > 0) throw new Conflict(`${stale} ${OLDER_ENTRIES}`);
}
