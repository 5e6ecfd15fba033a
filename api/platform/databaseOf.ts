import type { Payload, PayloadRequest } from 'payload';
import type { Database } from './Database.ts';

/** The pool that Payload itself asks. */
export function databaseOf(of: Payload | PayloadRequest): Database {
  const { db } = 'payload' in of ? of.payload : of;
  // Every adapter over PostgreSQL has the pool; Payload's type of an adapter does not say so.
  return (db as unknown as { pool: Database }).pool;
}
