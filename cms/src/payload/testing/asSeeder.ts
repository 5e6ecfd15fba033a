import { SEEDING } from '../hooks/seeding.ts';

/**
 * Options of Payload's Local API for tests that are about something else than the review: texts are put before readers as
 * the seeder does. A context of its own for each call, because hooks note things in it.
 */
export const asSeeder = {
  depth: 0,
  overrideAccess: true,
  get context() {
    return { ...SEEDING };
  },
} as const;
