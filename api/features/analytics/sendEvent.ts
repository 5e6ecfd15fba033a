import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { z } from 'zod';
import { BY_PROGRAM, type ChatAction, type eventSchema } from '../../contracts/analytics/analytics.ts';
import { CHAT_SUBJECTS } from '../../contracts/chat/findSubject.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { findActiveLanguages } from '../../platform/languages.ts';
import { defineStatement, findRow, json } from '../../platform/statement.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { insertChatDay, isChatTopic } from './queries/chatDays.ts';
import { insertAnalyticsEvent } from './queries/insertAnalyticsEvent.ts';
import { type ReducedEvent, reduceEvent } from './reduceEvent.ts';

/** Milliseconds that a key is cached. Within this time after midnight, all replicas use the new key. */
const KEY_CACHE_MS = 60_000;
const MARK_BYTES = 16;

type Known = { key: Promise<Buffer>; until: number };

const dayKeys = new WeakMap<object, Known>();

/**
 * Returns a mark that distinguishes readers on one day. Its key is random, shared by all replicas, in no log of the
 * database and deleted after the day (UTC). Without the key, a mark can neither be computed nor traced to an address.
 */
async function createReaderMark(database: Database, ...parts: (string | number)[]): Promise<Buffer> {
  const key = await findDayKey(database);
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, MARK_BYTES);
}

function findDayKey(database: Database): Promise<Buffer> {
  const kept = dayKeys.get(database);
  if (kept && kept.until > Date.now()) return kept.key;
  const key = selectKey(database);
  dayKeys.set(database, { key, until: Date.now() + KEY_CACHE_MS });
  key.catch(() => dayKeys.delete(database));
  return key;
}

const ANALYTICS_READER_KEY = defineStatement({
  name: 'analytics-reader-key',
  row: { key: json<Buffer>() },
  text: `WITH today AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day),
           gone AS (DELETE FROM analytics.reader_key USING today WHERE reader_key.day < today.day)
         INSERT INTO analytics.reader_key (day, key) SELECT day, $1::bytea FROM today
         ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING key`,
});

/** Returns today's key by the clock of the database. The first call of a day creates it. */
async function selectKey(database: Database): Promise<Buffer> {
  const row = await findRow(database, ANALYTICS_READER_KEY, [randomBytes(32)]);
  if (!row) throw new Error('The query for the key of the day returned no row');
  return row.key;
}

/** The limit is high, because a whole school may share one address. */
export const eventsOfAddress = new Throttle({ name: 'analytics', tries: 3000, seconds: 60 });

/**
 * Stores an event and counts the view of a condition, unless the reader opted out. Events of programs are marked and
 * not counted.
 * @throws TooManyRequests after too many events from one address
 */
export async function sendEvent(event: z.output<typeof eventSchema>, context: ApiContext): Promise<void> {
  const { database, request } = context;
  const agent = request.headers.get('user-agent') ?? '';
  if (!acceptsCounting(request)) return;

  const address = toClientAddress(request);
  await eventsOfAddress.spend(database, (await createReaderMark(database, 'events', address)).toString('base64url'));
  const reduced = reduceEvent(event, await findActiveLanguages(context));
  const byProgram = isProgram(request);
  if (reduced.eventType === 'chatbot_message') return countChat(database, { ...reduced, byProgram });
  const { conditionId, eventData } = reduced;
  const data = byProgram ? { ...eventData, by: BY_PROGRAM } : eventData;
  // A mark per condition, so that marks do not show which conditions one reader viewed.
  const viewMark =
    conditionId && !byProgram ? await createReaderMark(database, 'view', conditionId, address, agent) : null;
  await insertAnalyticsEvent(database, { ...reduced, eventData: data, viewMark });
}

/**
 * Counts a chat message by action and topic, "other" when the topic is not known. A crisis is only counted per day: an
 * hour, a page or a language could identify a person.
 */
async function countChat(
  database: Database,
  { byProgram, ...event }: ReducedEvent & { byProgram: boolean },
): Promise<void> {
  const action = event.eventData.action as ChatAction | undefined;
  if (action === 'crisis') {
    if (!byProgram) await insertChatDay(database, { action, topic: '' });
    return;
  }
  if (!action) return insertAnalyticsEvent(database, { ...event, viewMark: null });
  const topic = await knownTopic(database, String(event.eventData.topic ?? ''));
  if (!byProgram) await insertChatDay(database, { action, topic });
  const eventData = { ...event.eventData, topic, ...(byProgram ? { by: BY_PROGRAM } : {}) };
  await insertAnalyticsEvent(database, { ...event, eventData, viewMark: null });
}

async function knownTopic(database: Database, topic: string): Promise<string> {
  const isSubject = CHAT_SUBJECTS.some((subject) => subject === topic);
  return isSubject || (topic && (await isChatTopic(database, topic))) ? topic : 'other';
}

/** Returns whether the reader has not opted out by Global Privacy Control or the older Do Not Track. */
export function acceptsCounting({ headers }: Request): boolean {
  return headers.get('sec-gpc') !== '1' && headers.get('dnt') !== '1';
}

/** Returns whether the sender is a crawler or script, or has no user agent. */
export function isProgram({ headers }: Request): boolean {
  const agent = headers.get('user-agent');
  return !agent || isbot(agent);
}
