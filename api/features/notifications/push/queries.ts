import { z } from 'zod';
import { MAX_PUSH_DEVICES, type PushSubscriptionGiven } from '../../../contracts/notifications/push.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, type RowFrom } from '../../../platform/statement.ts';

const PUSH_KEY = defineStatement({
  name: 'push-key',
  row: { key: z.string().nullable() },
  text: 'SELECT public_key AS key FROM push.state',
});

export async function selectPushKey(database: Database): Promise<string | null> {
  const row = await findRow(database, PUSH_KEY);
  return row?.key ?? null;
}

const PUSH_KEY_UPDATE = defineStatement({
  name: 'push-key-update',
  text: `WITH known AS (SELECT public_key FROM push.state FOR UPDATE),
           said AS (UPDATE push.state SET public_key = $1),
           stale AS (DELETE FROM push.subscription USING known WHERE known.public_key IS DISTINCT FROM $1)
         SELECT`,
});

/** Stores the public key of the sending process. When it changed, deletes all subscriptions: none works any more. */
export async function updatePushKey(database: Database, key: string | null): Promise<void> {
  await execute(database, PUSH_KEY_UPDATE, [key]);
}

const SUBSCRIPTION_UPSERT = defineStatement({
  name: 'push-subscribe',
  row: { id: z.number() },
  text: `WITH surplus AS (
           DELETE FROM push.subscription WHERE id IN (
             SELECT id FROM push.subscription WHERE user_id = $1 AND endpoint <> $2 ORDER BY id DESC OFFSET ${MAX_PUSH_DEVICES - 1}))
         INSERT INTO push.subscription AS s (user_id, session_id, endpoint, p256dh, auth, language)
         SELECT user_id, id, $2, $3, $4, $5 FROM user_sessions WHERE id = $6 AND user_id = $1
         ON CONFLICT (endpoint) DO UPDATE SET user_id = $1, session_id = $6, p256dh = $3, auth = $4, language = $5, failures = 0, not_before = now()
         RETURNING s.id::int`,
});

/**
 * Stores a browser's subscription for a user, taking it from any other, and deletes the user's oldest beyond
 * `MAX_PUSH_DEVICES`. Null when the session has ended.
 */
export async function upsertSubscription(
  database: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
  { endpoint, keys, language }: PushSubscriptionGiven,
): Promise<{ id: number } | null> {
  return findRow(database, SUBSCRIPTION_UPSERT, [userId, endpoint, keys.p256dh, keys.auth, language, sessionId]);
}

const SUBSCRIPTION_REMOVAL = defineStatement({
  name: 'push-unsubscribe',
  text: 'DELETE FROM push.subscription WHERE user_id = $1 AND id = $2',
});

export async function deleteSubscription(database: Database, { userId, id }: { userId: number; id: number }) {
  await execute(database, SUBSCRIPTION_REMOVAL, [userId, id]);
}

const NEXT_PUSH = defineStatement({
  name: 'push-next',
  row: {
    id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** Code of an active language; null for the default one. */
    language: z.string().nullable(),
    failures: z.number(),
    /** Distinct kinds of the waiting notifications of the last day; empty when all are older. */
    kinds: z.array(z.string()),
    until: z.string(),
  },
  text: `WITH next AS (
           SELECT s.* FROM push.subscription s
           WHERE s.not_before <= now() AND EXISTS (SELECT FROM push.outbox o WHERE o.subscription_id = s.id)
           ORDER BY s.not_before, s.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
         SELECT n.id, n.endpoint, n.p256dh, n.auth, n.failures, l.code AS language, o.kinds, o.until
         FROM next n LEFT JOIN languages l ON l.code = n.language AND l.is_active AND l.is_default IS NOT TRUE
           CROSS JOIN LATERAL (
             SELECT coalesce(array_agg(DISTINCT kind) FILTER (WHERE at > now() - interval '1 day'), '{}') AS kinds,
               max(id) AS until
             FROM push.outbox WHERE subscription_id = n.id) o`,
});
export type WaitingPush = RowFrom<typeof NEXT_PUSH>;

/** Locks a browser that has waiting notifications, is due and is not locked already; null when there is none. */
export const lockNextPush = (connection: Database) => findRow(connection, NEXT_PUSH);

const SENT_PUSHES = defineStatement({
  name: 'push-sent',
  text: `WITH sent AS (DELETE FROM push.outbox WHERE subscription_id = $1 AND id <= $2)
         UPDATE push.subscription SET failures = 0, not_before = now() WHERE id = $1`,
});

export async function deletePushes(connection: Database, { id, until }: WaitingPush): Promise<void> {
  await execute(connection, SENT_PUSHES, [id, until]);
}

const POSTPONED_PUSH = defineStatement({
  name: 'push-later',
  text: `UPDATE push.subscription SET failures = failures + 1,
           not_before = now() + greatest(make_interval(secs => $2),
             least(interval '6 hours', interval '30 seconds' * power(2, least(failures, 20)))) WHERE id = $1`,
});

/** Postpones pushes with a backoff that doubles from 30 seconds to six hours, and by at least `atLeastSeconds`. */
export async function tryPushLater(connection: Database, { id }: WaitingPush, atLeastSeconds: number): Promise<void> {
  await execute(connection, POSTPONED_PUSH, [id, atLeastSeconds]);
}

const SUBSCRIPTION_DROP = defineStatement({ name: 'push-drop', text: 'DELETE FROM push.subscription WHERE id = $1' });

export async function dropSubscription(connection: Database, { id }: WaitingPush): Promise<void> {
  await execute(connection, SUBSCRIPTION_DROP, [id]);
}
