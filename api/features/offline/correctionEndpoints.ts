import { listCorrections as call } from '../../contracts/offline/corrections.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { CONDITION_LISTS_TAG, CORRECTIONS_TAG } from '../../platform/prepared/contentTags.ts';
import { listCorrections, sinceOf } from './listCorrections.ts';

/** Who is asked is what keeps pages, of the encyclopedia, of learning and of the forum alike. */
export const correctionEndpoints: Endpoint[] = [
  defineEndpoint({
    call,
    access: anyone,
    // Names of conditions stand in it.
    prepared: () => [CORRECTIONS_TAG, CONDITION_LISTS_TAG],
    canonical: async ({ query, ...rest }) => ({ ...rest, query: { ...query, since: sinceOf(query.since) } }),
    verb: ({ query }, { database }) => listCorrections(query, database),
  }),
];
