import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Database } from './Database.ts';

/** What a pool and a connection of `pg` have besides `query`; Payload's own pool is one, too. */
type Connection = Database & Pick<NodeJS.EventEmitter, 'on' | 'off'> & { release: () => void };
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
    connection.release();
  }
}

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
    // A connection that is lost has undone it already.
    await connection.query(undo).catch(() => {});
    throw error;
  }
}

function isConnection(database: Database): database is Connection {
  return 'release' in database && typeof database.release === 'function';
}

/** What builds Payload's queries for a connection: going through all tables for it takes 3 ms, and a pool keeps its connections. */
const builders = new WeakMap<Database, unknown>();

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> };
type Adapter = { sessions: Record<string, Session>; schema: Record<string, unknown> };

/**
 * A request for Payload's Local API that writes on this connection, inside the transaction that was begun on it, so
 * that Payload's records and what is written beside them stand or fall together. Payload's own transactions do not say
 * when their commit failed.
 */
export async function withPayloadOn<Result>(
  { connection, payload, context }: { connection: Database; payload: Payload; context: Record<string, unknown> },
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const [{ createLocalReq }, { drizzle }] = await Promise.all([
    import('payload'),
    import('@payloadcms/db-postgres/drizzle/node-postgres'),
  ]);
  const adapter = payload.db as unknown as Adapter;
  const id = randomUUID();
  const db = builders.get(connection) ?? drizzle(connection as never, { schema: adapter.schema });
  builders.set(connection, db);
  adapter.sessions[id] = {
    db,
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
