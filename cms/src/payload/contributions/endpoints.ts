import { EDITORS, REVIEWERS, TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import {
  CHECKLIST,
  resolveContribution as resolveCall,
  takeContributionStep as stepCall,
  suggestEdit as suggestCall,
} from '@common-ground/api/contracts/contributions/contributions.ts';
import { protectCondition } from '@common-ground/api/features/contributions/protectCondition.ts';
import { readContribution } from '@common-ground/api/features/contributions/queries/contributions.ts';
import { resolve } from '@common-ground/api/features/contributions/resolve.ts';
import { sendDraft } from '@common-ground/api/features/contributions/sendDraft.ts';
import { takeContributionStep } from '@common-ground/api/features/contributions/takeContributionStep.ts';
import { takeDown } from '@common-ground/api/features/contributions/takeDown.ts';
import type { Reviewed } from '@common-ground/api/features/contributions/writeRecord.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { BadRequest } from '@common-ground/api/platform/errors.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { mailer } from '../../server/mail/mailer.ts';
import { prepared } from '../endpoints.ts';
import { deskCall, parse } from './deskCall.ts';
import { draftOfVersion } from './draftOfVersion.ts';
import { translationEndpoints } from './translationEndpoints.ts';

/**
 * The steps of a contribution for the buttons of the CMS, which has a session of its own: the same operations as behind
 * the documented API. Roles are repeated in permissions/deskCalls.ts, and tried there.
 */
export const contributionEndpoints: Endpoint[] = [
  deskCall('/:id/steps/:step', REVIEWERS, async ({ id, actor, req }) => {
    const { step } = parse(stepCall.params.pick({ step: true }), { step: req.routeParams?.step });
    const body = parse(stepCall.body, req.data ?? {});
    const { kind } = (await readContribution(databaseOf(req), id)) ?? {};
    // A page that goes is looked at as a whole, for the reason that is given.
    if (step === 'approve' && kind !== 'removal' && CHECKLIST.some((item) => !body.checklist.includes(item)))
      throw new BadRequest('checklist: everything on it is looked at before an approval');
    const tools = { database: databaseOf(req), payload: req.payload, mailer };
    return takeContributionStep({ id, step, ...body, actor }, tools);
  }),
  deskCall('/:id/resolve', REVIEWERS, async ({ id, actor, req }) => {
    const body = parse(resolveCall.body, req.data ?? {});
    return resolve({ id, ...body, actor }, { database: databaseOf(req) });
  }),
  ...translationEndpoints,
];

/** Why, in the words of the one who does it. */
const words = suggestCall.body.shape.editSummary;
const sendingSchema = z.object({ editSummary: words, isMinorEdit: z.boolean().default(false) });
const removalSchema = z.object({ reason: words, isEmergency: z.boolean().default(false) });
const protectionSchema = z.object({ reason: words, isProtected: z.boolean({ error: 'must be true or false' }) });

/** What the buttons of a record call whose texts are reviewed. */
export function reviewedEndpoints(collection: Reviewed): Endpoint[] {
  const both = [sendForReview(collection), removal(collection), restoreAsDraft(collection)];
  return collection === 'conditions' ? [...both, protection] : both;
}

/** "Send for review" of a draft. */
function sendForReview(collection: Reviewed): Endpoint {
  const roles = collection === 'conditions' ? EDITORS : TRANSLATORS;
  return deskCall('/:id/send-for-review', roles, async ({ id, actor, req }) => {
    const given = parse(sendingSchema, req.data ?? {});
    return sendDraft(
      { collection, id, actor, ...given },
      { database: databaseOf(req), prepared, payload: req.payload },
    );
  });
}

function removal(collection: Reviewed): Endpoint {
  return deskCall('/:id/take-down', EDITORS, async ({ id, actor, req }) => {
    const given = parse(removalSchema, req.data ?? {});
    return takeDown({ collection, id, actor, ...given }, { database: databaseOf(req), payload: req.payload });
  });
}

/**
 * In the place of Payload's own restoring, which puts an old version before readers: its texts become a draft, for
 * "Send for review".
 */
function restoreAsDraft(collection: Reviewed): Endpoint {
  const roles = collection === 'conditions' ? EDITORS : TRANSLATORS;
  return deskCall('/versions/:id', roles, async ({ id, req }) => {
    await draftOfVersion({ collection, id, req });
    return { message: 'The texts of this version are a draft now. Send it for review to bring them before readers.' };
  });
}

/** Holds at once, without a review: it is about who may propose, not about what readers read. */
const protection = deskCall('/:id/protection', ['admin'], async ({ id, actor, req }) => {
  const given = parse(protectionSchema, req.data ?? {});
  return protectCondition({ id, actor, ...given }, { database: databaseOf(req), payload: req.payload });
});
