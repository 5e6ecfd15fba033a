import type { Payload, PayloadRequest } from 'payload';
import type { Database } from './Database.ts';

export function findDatabase(of: Payload | PayloadRequest): Database {
  const { db } = 'payload' in of ? of.payload : of;
  // Every PostgreSQL adapter has a pool, but Payload's type of an adapter does not declare it.
  return (db as unknown as { pool: Database }).pool;
}
