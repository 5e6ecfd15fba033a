import type { Database } from '@common-ground/api/platform/Database.ts';
import type { Payload, PayloadRequest } from 'payload';

export function databaseOf({ payload }: PayloadRequest): Database {
  return poolOf(payload);
}

/** Every adapter over PostgreSQL has the pool; Payload's type of an adapter does not say so. */
export function poolOf(payload: Payload): Database {
  return (payload.db as unknown as { pool: Database }).pool;
}
