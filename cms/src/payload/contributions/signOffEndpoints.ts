import { REVIEWERS, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { signOffBody, withdrawalBody } from '@common-ground/api/contracts/sign-offs/signOffs.ts';
import { getMedicalReview } from '@common-ground/api/features/sign-offs/getMedicalReview.ts';
import { signOff } from '@common-ground/api/features/sign-offs/signOff.ts';
import { withdrawSignOff } from '@common-ground/api/features/sign-offs/withdrawSignOff.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { NotFound } from '@common-ground/api/platform/errors.ts';
import type { Endpoint } from 'payload';
import { deskCall, parse } from './deskCall.ts';

/** How a condition stands with its medical review, and a signature below the text that readers have. */
export const conditionSignOffs: Endpoint[] = [
  {
    ...deskCall('/:id/medical-review', STAFF, async ({ id, actor, req }) => {
      const review = await getMedicalReview({ conditionId: id, actor }, databaseOf(req));
      if (!review) throw new NotFound('Readers have no such condition');
      return review;
    }),
    method: 'get',
  },
  deskCall('/:id/sign-off', REVIEWERS, async ({ id, actor, req }) =>
    signOff({ conditionId: id, actor, ...parse(signOffBody, req.data ?? {}) }, databaseOf(req)),
  ),
];

export const signOffEndpoints: Endpoint[] = [
  deskCall('/:id/withdraw', REVIEWERS, async ({ id, actor, req }) =>
    withdrawSignOff({ id, actor, ...parse(withdrawalBody, req.data ?? {}) }, databaseOf(req)),
  ),
];
