import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/**
 * Locks the account before Payload reads its sessions and writes all of them back, so that no new one is lost. Saves
 * must not lock: they need a second connection meanwhile, and many would wait for each other.
 */
export const lockAccountToRenew: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'refresh') await lock(req);
  return args;
};

/** Payload calls this hook before it reads the account, in spite of the name. */
export const lockAccountToSignOut: CollectionAfterLogoutHook = ({ req }) => lock(req);

type Session = { db: { execute: (query: unknown) => Promise<unknown> } };

/** The lock lasts until the request's transaction ends. */
async function lock({ transactionID, payload, user }: PayloadRequest): Promise<void> {
  const transaction = await transactionID;
  const { sessions } = payload.db as unknown as { sessions: Record<string | number, Session> };
  if (transaction === undefined || !user) return;
  await sessions[transaction]?.db.execute(sql`SELECT FROM users WHERE id = ${Number(user.id)} FOR NO KEY UPDATE`);
}
