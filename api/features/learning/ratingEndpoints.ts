import * as calls from '../../contracts/learning/ratings.ts';
import { anyone, own, ownOrAdmin } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { toSlice } from '../../platform/pages.ts';
import { deleteRating } from './deleteRating.ts';
import { selectOwnRatings, selectRatings, selectScore } from './queries/selectRatings.ts';
import { ratePath } from './ratePath.ts';

export const ratingEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listPathRatings,
    access: anyone,
    handler: ({ params, query }, { database }) => selectRatings(database, { pathId: params.id, slice: toSlice(query) }),
  }),
  defineEndpoint({
    call: calls.getPathScore,
    access: anyone,
    handler: ({ params }, { database }) => selectScore(database, params.id),
  }),
  defineEndpoint({
    call: calls.listOwnRatings,
    access: ownOrAdmin,
    handler: ({ params }, { database }) => selectOwnRatings(database, { userId: params.id }),
  }),
  defineEndpoint({
    call: calls.ratePath,
    access: { ...own, evenSuspended: false },
    handler: ({ params, body }, { database }) =>
      ratePath({ userId: params.id, pathId: params.pathId, ...body }, database),
  }),
  defineEndpoint({
    call: calls.deleteRating,
    access: own,
    handler: ({ params }, { database }) => deleteRating(database, { userId: params.id, pathId: params.pathId }),
  }),
];
