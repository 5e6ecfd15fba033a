import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Database } from './Database.ts';

/** What a pool and a connection of `pg` have besides `query`; Payload's own pool is one, too. */
type Connection = Database & Pick<NodeJS.EventEmitter, 'on' | 'off'> & { release: (isBroken?: boolean) => void };
type Pool = Database & { connect: () => Promise<Connection> };

/**
 * Everything in `work` is done together or not at all; what it returns is returned after the commit. Everything in it
 * has to use the connection that it is given: another one would not see it, and may never come from a pool that is
 * used up. On a connection that somebody has begun a transaction on, it is a part of that one.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  if (isConnection(database)) return inSteps(database, ['SAVEPOINT part', 'RELEASE SAVEPOINT part', UNDO_PART], work);
  const connection = await (database as Pool).connect();
  connection.on('error', isSaidByTheQuery);
  try {
    return await inSteps(connection, ['BEGIN', 'COMMIT', 'ROLLBACK'], work);
  } finally {
    connection.off('error', isSaidByTheQuery);
    connection.release(notUndone.has(connection));
  }
}

/**
 * Connections that may still be inside their transaction: given back to the pool, each would take its next user into
 * it.
 */
const notUndone = new WeakSet<Database>();

/** A lost connection fails its query; without a listener its error event would end the process as well. */
const isSaidByTheQuery = () => {};

const UNDO_PART = 'ROLLBACK TO SAVEPOINT part';

async function inSteps<Result>(
  connection: Database,
  [begin, keep, undo]: [string, string, string],
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  await connection.query(begin);
  try {
    const result = await work(connection);
    await connection.query(keep);
    return result;
  } catch (error) {
    await connection.query(undo).catch(() => notUndone.add(connection));
    throw error;
  }
}

function isConnection(database: Database): database is Connection {
  return 'release' in database && typeof database.release === 'function';
}

/**
 * Payload's query builders, by connection: making one goes through all tables, which takes 3 ms, and a pool keeps its
 * connections.
 */
const builders = new WeakMap<object, unknown>();

/** Returns what builds Payload's queries on a connection. */
export async function buildQueriesOn(connection: object, schema: Record<string, unknown>): Promise<unknown> {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres');
  const db = builders.get(connection) ?? drizzle(connection as never, { schema });
  builders.set(connection, db);
  return db;
}

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> };
type Adapter = { sessions: Record<string, Session>; schema: Record<string, unknown> };

/**
 * A request for Payload's Local API that writes on this connection, inside the transaction that was begun on it, so
 * that Payload's records and what is written beside them stand or fall together.
 */
export async function withPayloadOn<Result>(
  { connection, payload, context }: { connection: Database; payload: Payload; context: Record<string, unknown> },
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { createLocalReq } = await import('payload');
  const adapter = payload.db as unknown as Adapter;
  const id = randomUUID();
  adapter.sessions[id] = {
    db: await buildQueriesOn(connection, adapter.schema),
    resolve: async () => {},
    reject: async () => {},
  };
  try {
    const req = await createLocalReq({ context }, payload);
    req.transactionID = id;
    return await work(req);
  } finally {
    delete adapter.sessions[id];
  }
}
