import type { SqlPool } from '../Sql.ts';
import { markPassed } from './markPassed.ts';

/** Makes pages of conditions dirty whose next medical review is due. Resolves to their number. */
export function markOverdue(sql: SqlPool): Promise<number> {
  return markPassed(sql, { name: 'publisher-overdue', table: 'sign_offs', moment: 'next_review_at' });
}
