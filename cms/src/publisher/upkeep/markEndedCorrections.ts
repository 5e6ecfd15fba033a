import { CORRECTION_DAYS } from '@common-ground/api/contracts/limits.ts';
import type { SqlPool } from '../Sql.ts';
import { markPassed } from './markPassed.ts';

/**
 * Marks the pages of conditions that say that they were corrected, and have said so for long enough. Returns how many pages
 * there were.
 */
export function markEndedCorrections(sql: SqlPool): Promise<number> {
  const moment = `(at + interval '${CORRECTION_DAYS} days')`;
  return markPassed(sql, { name: 'publisher-ended-corrections', table: 'corrections.correction', moment });
}
