import { PERMIT, type PublishPermit } from '@common-ground/api/features/contributions/publishPermit.ts';

/**
 * Put into the context of a write, lets it put texts before readers without a review: those that come with the project, and
 * those of tests about something else.
 */
export const SEEDING = { [PERMIT]: { by: 'seed' } satisfies PublishPermit };
