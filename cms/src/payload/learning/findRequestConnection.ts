import type { Database } from '@common-ground/api/platform/Database.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { PayloadRequest } from 'payload';

/** A transaction in Payload's adapter: Drizzle on the transaction's connection. */
type Session = { db: { session: { client: Database } } };

/** Returns the connection of the request's transaction, or the pool when there is none. */
export async function findRequestConnection(req: PayloadRequest): Promise<Database> {
  const { sessions } = req.payload.db as unknown as { sessions: Record<string, Session | undefined> };
  return sessions[String(await req.transactionID)]?.db.session.client ?? findDatabase(req);
}
