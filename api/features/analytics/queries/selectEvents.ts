import { z } from 'zod';
import { type StoredEvent, storedEventSchema } from '../../../contracts/analytics/analytics.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Sliced } from '../../../platform/pages.ts';
import { countRows, defineStatement, selectRows } from '../../../platform/statement.ts';

const ANALYTICS_TOTAL = defineStatement({
  name: 'analytics-total',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM analytics_events',
});

const ANALYTICS_EVENTS = defineStatement({
  name: 'analytics-events',
  row: storedEventSchema,
  text: `SELECT id, event_type AS "eventType", user_id AS "userId", event_data AS "eventData", created_at AS "createdAt"
         FROM analytics_events ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
});

export async function selectEvents(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<Sliced<StoredEvent>> {
  const total = await countRows(database, ANALYTICS_TOTAL);
  const rows = await selectRows(database, ANALYTICS_EVENTS, [limit, offset]);
  const items = rows.map((row) => ({ ...row, eventData: { ...row.eventData, timestamp: row.createdAt } }));
  return { items, total };
}
