import { CORRECTION_DAYS } from '@common-ground/api/contracts/limits.ts';
import type { SqlPool } from '../Sql.ts';
import { markPassed } from './markPassed.ts';

/** Makes pages dirty whose notice of a correction has ended. Resolves to their number. */
export function markEndedCorrections(sql: SqlPool): Promise<number> {
  const moment = `(at + interval '${CORRECTION_DAYS} days')`;
  return markPassed(sql, { name: 'publisher-ended-corrections', table: 'corrections.correction', moment });
}
