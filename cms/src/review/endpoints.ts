import {
  CHECKLIST,
  resolveContribution as resolveCall,
  takeContributionStep as stepCall,
} from '@common-ground/api/contracts/contributions.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { resolveContribution } from '@common-ground/api/features/review/operations/resolveContribution.ts';
import { type DRAFTED, sendDraft } from '@common-ground/api/features/review/operations/sendDraft.ts';
import { takeContributionStep } from '@common-ground/api/features/review/operations/takeStep.ts';
import { BadRequest } from '@common-ground/api/platform/errors.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { EDITORS } from '../access/roles.ts';
import { databaseOf } from '../auth/databaseOf.ts';
import { TRANSLATORS } from '../collections/translations/state.ts';
import { prepared } from '../endpoints.ts';
import { deskCall, parse } from './deskCall.ts';
import { REVIEWERS } from './reviewers.ts';
import { translationEndpoints } from './translationEndpoints.ts';

/**
 * The steps of a contribution for the buttons of the CMS, which has a session of its own: the same operations as behind
 * the documented API. Roles are repeated in permissions/deskCalls.ts, and tried there.
 */
export const contributionEndpoints: Endpoint[] = [
  deskCall('/:id/steps/:step', REVIEWERS, async ({ id, actor, req }) => {
    const { step } = parse(stepCall.params.pick({ step: true }), { step: req.routeParams?.step });
    const body = parse(stepCall.body, req.data ?? {});
    if (step === 'approve' && CHECKLIST.some((item) => !body.checklist.includes(item)))
      throw new BadRequest('checklist: everything on it is looked at before an approval');
    return takeContributionStep({ id, step, ...body, actor }, { database: databaseOf(req), payload: req.payload });
  }),
  deskCall('/:id/resolve', REVIEWERS, async ({ id, actor, req }) => {
    const body = parse(resolveCall.body, req.data ?? {});
    return resolveContribution({ id, ...body, actor }, databaseOf(req));
  }),
  ...translationEndpoints,
];

const sendingSchema = z.object({
  editSummary: z
    .string({ error: 'is required' })
    .trim()
    .min(1, 'is required')
    .max(EDIT_SUMMARY_LENGTH, `must have at most ${EDIT_SUMMARY_LENGTH} characters`),
  isMinorEdit: z.boolean().default(false),
});

/** "Send for review" of a draft. */
export function sendForReview(collection: (typeof DRAFTED)[number]): Endpoint {
  const roles = collection === 'conditions' ? EDITORS : TRANSLATORS;
  return deskCall('/:id/send-for-review', roles, async ({ id, actor, req }) => {
    const given = parse(sendingSchema, req.data ?? {});
    return sendDraft(
      { collection, id, actor, ...given },
      { database: databaseOf(req), prepared, payload: req.payload },
    );
  });
}
