import { PERMIT, type PublishPermit } from '@common-ground/api/features/contributions/publishPermit.ts';

/** Context that lets a write publish without a review, for seed content and for tests that are not about reviews. */
export const SEEDING = { [PERMIT]: { by: 'seed' } satisfies PublishPermit };
