import type { Payload, PayloadRequest } from 'payload';
import type { Database } from './Database.ts';
import { addSession, takeSession } from './findDatabase.ts';
import { beginTraced } from './tracing/inSpan.ts';

type Connection = Database & Pick<NodeJS.EventEmitter, 'on' | 'off'> & { release: (isBroken?: boolean) => void };
type Pool = Database & { connect: () => Promise<Connection> };

/**
 * Runs `work` in a transaction, and returns its result after the commit. `work` must use only the connection that it
 * gets: another one would not see its changes, and may never come from an exhausted pool. On a connection with a
 * transaction of the caller, `work` runs in a savepoint of that transaction.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  if (isConnection(database)) return runSteps(database, ['SAVEPOINT part', 'RELEASE SAVEPOINT part', UNDO_PART], work);
  const connection = await (database as Pool).connect();
  connection.on('error', ignoreError);
  try {
    return await runSteps(connection, [beginTraced(), 'COMMIT', 'ROLLBACK'], work);
  } finally {
    connection.off('error', ignoreError);
    connection.release(brokenConnections.has(connection));
  }
}

/**
 * Connections that did not begin, or whose rollback failed or was left out. The pool must discard them: their next user
 * would wait for the old query, or be in the old transaction.
 */
const brokenConnections = new WeakSet<Database>();

/** A lost connection fails its query. Without a listener, its error event would also end the process. */
const ignoreError = () => {};

const UNDO_PART = 'ROLLBACK TO SAVEPOINT part';

async function runSteps<Result>(
  connection: Database,
  [begin, keep, undo]: [string, string, string],
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  await connection.query(begin).catch((error: unknown) => {
    brokenConnections.add(connection);
    throw error;
  });
  try {
    const result = await work(connection);
    await connection.query(keep);
    return result;
  } catch (error) {
    // A rollback would wait behind a query that was never answered.
    if (isUnanswered(error)) brokenConnections.add(connection);
    else await connection.query(undo).catch(() => brokenConnections.add(connection));
    throw error;
  }
}

/** Returns whether `pg` gave a query up after its `query_timeout`. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function isConnection(database: Database): database is Connection {
  return 'release' in database && typeof database.release === 'function';
}

/** Runs `work` with a request of Payload's Local API that writes in the transaction of this connection. */
export async function withPayloadOn<Result>(
  { connection, payload, context }: { connection: Database; payload: Payload; context: Record<string, unknown> },
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { createLocalReq } = await import('payload');
  const none = async () => {};
  const id = await addSession(payload.db, connection, { resolve: none, reject: none });
  try {
    const req = await createLocalReq({ context }, payload);
    req.transactionID = id;
    return await work(req);
  } finally {
    takeSession(payload.db, id);
  }
}
