import type { Database } from '@common-ground/api/platform/Database.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import type { PayloadRequest } from 'payload';

/** What Payload's adapter keeps of a transaction: Drizzle, over the connection that it was begun on. */
type Session = { db: { session: { client: Database } } };

/** The connection of the transaction that this request writes in, or else the pool. */
export async function databaseOn(req: PayloadRequest): Promise<Database> {
  const { sessions } = req.payload.db as unknown as { sessions: Record<string, Session | undefined> };
  return sessions[String(await req.transactionID)]?.db.session.client ?? databaseOf(req);
}
