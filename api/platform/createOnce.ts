import { z } from 'zod';
import { KEY_OF_OTHER_BODY, REQUEST_KEY_DAYS, SAME_BODY_MINUTES } from '../contracts/requestKey.ts';
import type { Database } from './Database.ts';
import { Conflict } from './errors.ts';
import { keyedHash } from './seal.ts';
import { defineStatement, execute, findRow, type RowFrom } from './statement.ts';
import { inTransaction } from './transaction.ts';

const OLD_REQUESTS = defineStatement({
  text: `DELETE FROM api.made_once WHERE made_at < now() - make_interval(days => ${REQUEST_KEY_DAYS})`,
});

export async function deleteOldRequests(database: Database): Promise<void> {
  await execute(database, OLD_REQUESTS);
}

export type Creation<Output> = {
  call: string;
  sender: RequestSender;
  /** Parameters of the path and the body, with its `key` when the client sent one. */
  request: { key?: string | undefined } & Record<string, unknown>;
  /** Creates the record and returns its id. Runs in the transaction that `createOnce` begins. */
  make: (connection: Database) => Promise<number>;
  /** Returns the response for a record; null when the record is gone. */
  find: (connection: Database, id: number) => Promise<Output | null>;
  /** Returns whether a record that was found only by an equal body answers the request. By default it always does. */
  stands?: (found: Output) => boolean;
};

/** The sender of a request: a user, a guest by email address, or a client address when nothing else is known. */
export type RequestSender = { userId: number } | { email: string } | { address: string };

/**
 * Creates the record of a request once. The same key, or the same body within SAME_BODY_MINUTES, returns the existing
 * record to the same sender. Requests of one sender for one call wait for each other. Only keyed hashes are stored.
 * @throws Conflict when the key came with another body before
 */
export async function createOnce<Output>(database: Database, creation: Creation<Output>): Promise<Output> {
  const { call, sender, request, make, find, stands = () => true } = creation;
  const { key, ...body } = request;
  const of = `${call} ${JSON.stringify(normaliseSender(sender))}`;
  const hashes = {
    key: key ? hash(`key ${key.toLowerCase()}`, of) : null,
    body: hash(`body ${toStableJson(body)}`, of),
  };
  return inTransaction(database, async (connection) => {
    await lockSender(connection, hash('sender', of));
    const earlier = await selectEarlier(connection, hashes);
    if (earlier?.hasKey && earlier.body !== hashes.body) throw new Conflict(KEY_OF_OTHER_BODY);
    const found = earlier && (await find(connection, earlier.recordId));
    if (found && (earlier.hasKey || stands(found))) return found;
    const recordId = await make(connection);
    await insertMade(connection, { ...hashes, recordId });
    const made = await find(connection, recordId);
    if (made === null) throw new Error(`${call}: the record that was created is missing`);
    return made;
  });
}

/** Makes an email address the same sender in any case and in any Unicode composition. */
function normaliseSender(sender: RequestSender): RequestSender {
  return 'email' in sender ? { email: sender.email.normalize('NFKC').toLowerCase() } : sender;
}

function hash(text: string, of: string): string {
  return keyedHash(text, { purpose: 'made once', of });
}

/** Sorts properties, so that equal values have equal text. */
function toStableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const MADE_ONCE_LOCK = defineStatement({
  name: 'made-once-lock',
  text: 'SELECT FROM pg_advisory_xact_lock(hashtextextended($1, 0))',
});

async function lockSender(connection: Database, sender: string): Promise<void> {
  await execute(connection, MADE_ONCE_LOCK, [sender]);
}

type Hashes = { key: string | null; body: string };

const MADE_ONCE = defineStatement({
  name: 'made-once',
  row: { recordId: z.number(), body: z.string(), hasKey: z.boolean(), made_at: z.date() },
  text: `SELECT record_id AS "recordId", body, true AS "hasKey", made_at FROM api.made_once WHERE key = $1
         UNION ALL
         SELECT record_id, body, false, made_at FROM api.made_once
           WHERE body = $2 AND made_at > clock_timestamp() - make_interval(mins => ${SAME_BODY_MINUTES})
         ORDER BY "hasKey" DESC, made_at DESC LIMIT 1`,
});

type Earlier = RowFrom<typeof MADE_ONCE>;

function selectEarlier(connection: Database, { key, body }: Hashes): Promise<Earlier | null> {
  return findRow(connection, MADE_ONCE, [key, body]);
}

const MADE_ONCE_INSERT = defineStatement({
  name: 'made-once-insert',
  text: `INSERT INTO api.made_once (key, body, record_id) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET record_id = excluded.record_id, made_at = excluded.made_at`,
});

/** Inserts the hashes of a request. A key that is already stored (its record is gone) gets the id of the new record. */
async function insertMade(connection: Database, { key, body, recordId }: Hashes & { recordId: number }): Promise<void> {
  await execute(connection, MADE_ONCE_INSERT, [key, body, recordId]);
}
