import type { QueueTab } from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import type { Payload } from 'payload';
import type { Role } from '../../../payload/access/roles.ts';
import { REVIEWERS } from '../../../payload/contributions/reviewers.ts';
import { QUEUE_PATH } from './queuePath.ts';

/** The views of the queue that a role has, in their order. Who does not review sees their own alone. */
export function tabsOf(role: Role | undefined): readonly QueueTab[] {
  if (!role || !REVIEWERS.includes(role)) return ['sent'];
  return ['mine', 'unassigned', 'longest', 'approved', 'all', 'sent'];
}

/** Addresses of the queue, and of one contribution's review when its id is put behind. */
export function addressesOf({ config }: Pick<Payload, 'config'>): { queue: string; reviews: string } {
  const { admin } = config.routes;
  return { queue: `${admin}${QUEUE_PATH}`, reviews: `${admin}/collections/contributions` };
}
