import type { Database } from '@common-ground/api/platform/Database.ts';
import type { PayloadRequest } from 'payload';

/** Every adapter over PostgreSQL has the pool; Payload's type of an adapter does not say so. */
export function databaseOf({ payload }: PayloadRequest): Database {
  return (payload.db as unknown as { pool: Database }).pool;
}
