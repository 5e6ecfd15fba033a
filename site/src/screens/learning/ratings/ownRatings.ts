import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import { createRead } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

export const $ownRatings = createRead<PathRating[]>(['/api/users/', $userId, '/path-reviews'], {
  fetcher: (_, id) => api.call(calls.listOwnRatings, { params: { id: Number(id) } }),
});
