import { VIEW_MINUTES } from '@common-ground/api/contracts/limits.ts';
import type { Sql } from '../Sql.ts';

/** Marks are needed for as long as they hold off a second view, keys for their day. */
export async function forgetReaders(sql: Sql): Promise<void> {
  await sql.query(
    `DELETE FROM analytics.recent_view WHERE counted_at <= now() - make_interval(mins => ${VIEW_MINUTES})`,
  );
  await sql.query(`DELETE FROM analytics.reader_key WHERE day < (now() AT TIME ZONE 'UTC')::date`);
}
