import type { ChatAction } from '../../../contracts/analytics/analytics.ts';
import { type ChatFigures, PERIOD_DAYS } from '../../../contracts/analytics/dashboard.ts';
import { type Database, findRow, selectRows } from '../../../platform/Database.ts';
import { TODAY } from './dayViews.ts';

export async function insertChatDay(
  database: Database,
  { action, topic }: { action: ChatAction; topic: string },
): Promise<void> {
  await database.query({
    name: 'chat-day-insert',
    text: `INSERT INTO analytics.chat_day AS c (day, action, topic) VALUES (${TODAY}, $1, $2)
           ON CONFLICT (day, action, topic) DO UPDATE SET count = c.count + 1`,
    values: [action, topic],
  });
}

export async function isChatTopic(database: Database, topic: string): Promise<boolean> {
  const found = await findRow(database, {
    name: 'chat-topic',
    text: 'SELECT 1 FROM chat_answers WHERE topic = $1',
    values: [topic],
  });
  return found !== null;
}

export async function selectChatFigures(database: Database): Promise<ChatFigures> {
  const rows = await selectRows<{ action: ChatAction; topic: string; title: string | null; count: number }>(database, {
    name: 'chat-figures',
    text: `SELECT d.action, d.topic, a.title, sum(d.count)::int AS count
           FROM analytics.chat_day d LEFT JOIN chat_answers a ON a.topic = d.topic AND d.action = 'answered'
           WHERE d.day > ${TODAY} - ${PERIOD_DAYS}
           GROUP BY d.action, d.topic, a.title ORDER BY count DESC, d.topic`,
  });
  const by = (wanted: ChatAction) =>
    rows.filter(({ action }) => action === wanted).map(({ topic, title, count }) => ({ topic, title, count }));
  return {
    crisis: by('crisis').reduce((sum, { count }) => sum + count, 0),
    answered: by('answered'),
    unanswered: by('unanswered'),
  };
}
