import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/**
 * Payload reads an account with all its sessions and writes all of them back when one is renewed or ended. A session that
 * began in between would be lost, so whoever writes next waits from before the reading. Not for what asks the database
 * for more by another connection while it holds this one, as a save does: many of them would wait for each other.
 */
export const lockAccountToRenew: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'refresh') await lock(req);
  return args;
};

/** Which Payload calls, for all its name, before it reads the account. */
export const lockAccountToSignOut: CollectionAfterLogoutHook = ({ req }) => lock(req);

type Session = { db: { execute: (query: unknown) => Promise<unknown> } };

/** In the transaction of the request, to its end. */
async function lock({ transactionID, payload, user }: PayloadRequest): Promise<void> {
  const transaction = await transactionID;
  const { sessions } = payload.db as unknown as { sessions: Record<string | number, Session> };
  if (transaction === undefined || !user) return;
  await sessions[transaction]?.db.execute(sql`SELECT FROM users WHERE id = ${Number(user.id)} FOR NO KEY UPDATE`);
}
