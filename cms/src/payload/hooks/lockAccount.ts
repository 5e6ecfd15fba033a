import { findTransaction } from '@common-ground/api/platform/findDatabase.ts';
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

/** The lock lasts until the request's transaction ends. */
async function lock(req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  const transaction = await findTransaction(req);
  await transaction?.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [Number(req.user.id)]);
}
