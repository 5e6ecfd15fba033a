import { hasRole, REVIEWERS, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import type { QueueTab } from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import type { Payload } from 'payload';
import { QUEUE_PATH } from './queuePath.ts';

/** The views of the queue that a role has, in their order. Who does not review sees their own alone. */
export function tabsOf(role: Role | undefined): readonly QueueTab[] {
  if (!hasRole({ role }, REVIEWERS)) return ['sent'];
  return ['mine', 'unassigned', 'longest', 'approved', 'all', 'sent'];
}

/** Addresses of the queue, and of one contribution's review when its id is put behind. */
export function addressesOf({ config }: Pick<Payload, 'config'>): { queue: string; reviews: string } {
  const { admin } = config.routes;
  return { queue: `${admin}${QUEUE_PATH}`, reviews: `${admin}/collections/contributions` };
}
