import { CORRECTION_SHOWN_DAYS } from '@common-ground/api/contracts/limits.ts';
import type { SqlPool } from '../Sql.ts';
import { markPassed } from './markPassed.ts';

export function markEndedCorrections(sql: SqlPool): Promise<number> {
  const moment = `(at + interval '${CORRECTION_SHOWN_DAYS} days')`;
  return markPassed(sql, { name: 'publisher-ended-corrections', table: 'corrections.correction', moment });
}
