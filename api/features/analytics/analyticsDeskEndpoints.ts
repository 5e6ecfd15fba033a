import { EDITORS } from '../../contracts/accounts/roles.ts';
import { dismissMissedSearch } from '../../contracts/analytics/missedSearches.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { updateDismissal } from './queries/missedSearches.ts';

export const analyticsDeskEndpoints: Endpoint[] = [
  defineEndpoint({
    call: dismissMissedSearch,
    repeated: 'same',
    access: { all: EDITORS },
    handler: async ({ body }, { database }) => {
      await updateDismissal(database, body);
      const outcome = body.isDismissed ? 'is not listed any more' : 'is listed again';
      return { message: `“${body.query}” ${outcome}.` };
    },
  }),
];
