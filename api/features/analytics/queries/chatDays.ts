import { z } from 'zod';
import { CHAT_ACTIONS, type ChatAction } from '../../../contracts/analytics/analytics.ts';
import { type ChatFigures, PERIOD_DAYS } from '../../../contracts/analytics/dashboard.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, selectRows } from '../../../platform/statement.ts';
import { TODAY } from './selectFigures.ts';

const CHAT_DAY_INSERT = defineStatement({
  name: 'chat-day-insert',
  text: `INSERT INTO analytics.chat_day AS c (day, action, topic) VALUES (${TODAY}, $1, $2)
         ON CONFLICT (day, action, topic) DO UPDATE SET count = c.count + 1`,
});

export async function insertChatDay(
  database: Database,
  { action, topic }: { action: ChatAction; topic: string },
): Promise<void> {
  await execute(database, CHAT_DAY_INSERT, [action, topic]);
}

const CHAT_TOPIC = defineStatement({ name: 'chat-topic', text: 'SELECT FROM chat_answers WHERE topic = $1' });

export async function isChatTopic(database: Database, topic: string): Promise<boolean> {
  return (await findRow(database, CHAT_TOPIC, [topic])) !== null;
}

const CHAT_FIGURES = defineStatement({
  name: 'chat-figures',
  row: { action: z.enum(CHAT_ACTIONS), topic: z.string(), title: z.string().nullable(), count: z.number() },
  text: `SELECT d.action, d.topic, a.title, sum(d.count)::int AS count
         FROM analytics.chat_day d LEFT JOIN chat_answers a ON a.topic = d.topic AND d.action = 'answered'
         WHERE d.day > ${TODAY} - ${PERIOD_DAYS}
         GROUP BY d.action, d.topic, a.title ORDER BY count DESC, d.topic`,
});

export async function selectChatFigures(database: Database): Promise<ChatFigures> {
  const rows = await selectRows(database, CHAT_FIGURES);
  const by = (wanted: ChatAction) =>
    rows.filter(({ action }) => action === wanted).map(({ topic, title, count }) => ({ topic, title, count }));
  return {
    crisis: by('crisis').reduce((sum, { count }) => sum + count, 0),
    answered: by('answered'),
    unanswered: by('unanswered'),
  };
}
