import { SEEDING } from '../hooks/seeding.ts';

/** Options of the Local API to publish without a review. Hooks write to the context, so each call has its own. */
export const asSeeder = {
  depth: 0,
  overrideAccess: true,
  get context() {
    return { ...SEEDING };
  },
} as const;
