import { randomUUID } from 'node:crypto';
import type { DatabaseAdapter, Payload, PayloadRequest } from 'payload';
import type { Database } from './Database.ts';

/**
 * Part of Payload's PostgreSQL adapter. `@payloadcms/db-postgres` declares pool, schema and table names on `payload.db`,
 * but the query builder of a transaction is `unknown` there. Casts of it stand in this file only.
 */
type Adapter = Pick<DatabaseAdapter, 'sessions' | 'schema'>;
type Session = NonNullable<Adapter['sessions']>[string];
/** Drizzle keeps the connection that it was created on as `$client`. */
type Builder = { $client: Database };

export function findDatabase(of: Payload | PayloadRequest): Database {
  const { db } = 'payload' in of ? of.payload : of;
  return db.pool;
}

/** Returns the connection of the request's transaction; null when there is none. */
export async function findTransaction({ payload, transactionID }: PayloadRequest): Promise<Database | null> {
  const session = payload.db.sessions?.[String(await transactionID)];
  // Every session is added by `addSession`.
  return session ? (session.db as Builder).$client : null;
}

/** Returns the connection of the request's transaction, or the pool when there is none. */
export async function findRequestConnection(req: PayloadRequest): Promise<Database> {
  return (await findTransaction(req)) ?? findDatabase(req);
}

/** Returns the name of the collection's table; undefined when there is no such collection. */
export function findTableName({ db }: Payload, collection: string): string | undefined {
  return db.tableNameMap.get(collection.replaceAll('-', '_'));
}

/** Adds a transaction on this connection to Payload's, and returns the id that requests name it by. */
export async function addSession(
  adapter: Adapter,
  connection: Database,
  end: Pick<Session, 'resolve' | 'reject'>,
): Promise<string> {
  const id = randomUUID();
  adapter.sessions ??= {};
  adapter.sessions[id] = { db: await createBuilder(connection, adapter.schema), ...end };
  return id;
}

/** Removes a transaction. Returns it once: only the first of several operations that share it may end it. */
export function takeSession({ sessions = {} }: Adapter, id: number | string | null): Session | undefined {
  const session = sessions[String(id)];
  delete sessions[String(id)];
  return session;
}

/** Payload's query builders by connection, because making one takes 3 ms and a pool uses its connections again. */
const builders = new WeakMap<Database, Builder>();

async function createBuilder(connection: Database, schema: Record<string, unknown>): Promise<Builder> {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres');
  // `Database` is the part of `pg`'s connections that this project uses; Drizzle's type demands the whole class.
  const builder = builders.get(connection) ?? drizzle(connection as never, { schema });
  builders.set(connection, builder);
  return builder;
}
