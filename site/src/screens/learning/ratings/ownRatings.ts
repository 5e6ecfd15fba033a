import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import { createRead, toOwnKey } from '../../../session/reads.ts';
import { api, calls } from '../../../session/session.ts';

export const $ownRatings = createRead<PathRating[]>(toOwnKey(calls.listOwnRatings), {
  fetcher: (_, id) => api.call(calls.listOwnRatings, { params: { id: Number(id) } }),
});
