import type { StoredEvent } from '../../../contracts/analytics/analytics.ts';
import { countRows, type Database, selectIsoRows } from '../../../platform/Database.ts';
import type { Sliced } from '../../../platform/pages.ts';

export async function selectEvents(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<Sliced<StoredEvent>> {
  const total = await countRows(database, { name: 'analytics-total', text: 'FROM analytics_events' });
  const rows = await selectIsoRows<StoredEvent>(database, {
    name: 'analytics-events',
    text: `SELECT id, event_type AS "eventType", user_id AS "userId", event_data AS "eventData", created_at AS "createdAt"
           FROM analytics_events ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
    values: [limit, offset],
  });
  const items = rows.map((row) => ({ ...row, eventData: { ...row.eventData, timestamp: row.createdAt } }));
  return { items, total };
}
