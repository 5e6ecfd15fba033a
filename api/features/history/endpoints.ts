import * as calls from '../../contracts/history/history.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { toSlice } from '../../platform/pages.ts';
import { selectRevision, selectRevisions } from './queries/selectRevisions.ts';

/** No cached responses: they contain names, and a deleted account must disappear from them immediately. */
export const historyEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listRevisions,
    access: anyone,
    handler: ({ params, query }, { database }) =>
      selectRevisions(database, { conditionId: params.id, slice: toSlice(query) }),
  }),
  defineEndpoint({
    call: calls.getRevision,
    access: anyone,
    handler: ({ params: { id, revisionId } }, { database }) =>
      selectRevision(database, { conditionId: id, revisionId }),
  }),
];
