import * as calls from '../../contracts/history/history.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { sliceOf } from '../../platform/pages.ts';
import { selectRevision, selectRevisions } from './queries/selectRevisions.ts';

/** Never kept ready: they name people, and whoever deletes their account is to be gone from them at once. */
export const historyEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listRevisions,
    access: anyone,
    verb: ({ params, query }, { database }) =>
      selectRevisions(database, { conditionId: params.id, slice: sliceOf(query) }),
  }),
  defineEndpoint({
    call: calls.getRevision,
    access: anyone,
    verb: ({ params: { id, revisionId } }, { database }) => selectRevision(database, { conditionId: id, revisionId }),
  }),
];
