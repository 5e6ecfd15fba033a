import type { EventType, KeptEvent } from '../../../contracts/analytics/analytics.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { Sliced } from '../../../platform/pages.ts';

type Row = {
  id: number;
  eventType: EventType;
  eventData: Record<string, unknown> | null;
  userId: number | null;
  createdAt: Date;
};

export async function selectEvents(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<Sliced<KeptEvent>> {
  const [counted] = await rowsOf<{ total: number }>(database, {
    name: 'analytics-total',
    text: 'SELECT count(*)::int AS total FROM analytics_events',
    values: [],
  });
  const rows = await rowsOf<Row>(database, {
    name: 'analytics-events',
    text: `SELECT id, event_type AS "eventType", event_data AS "eventData", user_id AS "userId", created_at AS "createdAt"
           FROM analytics_events ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
    values: [limit, offset],
  });
  return { items: rows.map(toEvent), total: counted?.total ?? 0 };
}

function toEvent({ eventData, createdAt, ...row }: Row): KeptEvent {
  const timestamp = createdAt.toISOString();
  return { ...row, eventData: { ...eventData, timestamp }, createdAt: timestamp };
}
