import type { SqlPool } from '../Sql.ts';
import { markPassed } from './markPassed.ts';

/** Marks the pages of conditions whose next medical review has fallen due. Returns how many pages there were. */
export function markOverdue(sql: SqlPool): Promise<number> {
  return markPassed(sql, { name: 'publisher-overdue', table: 'sign_offs', moment: 'next_review_at' });
}
