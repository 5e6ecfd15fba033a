import {
  CHECKLIST,
  resolveContribution as resolveCall,
  takeContributionStep as stepCall,
} from '@common-ground/api/contracts/contributions.ts';
import { EDIT_SUMMARY_LENGTH, ID_MAX } from '@common-ground/api/contracts/limits.ts';
import type { Actor } from '@common-ground/api/features/review/actors.ts';
import { resolveContribution } from '@common-ground/api/features/review/operations/resolveContribution.ts';
import { type DRAFTED, sendDraft } from '@common-ground/api/features/review/operations/sendDraft.ts';
import { takeContributionStep } from '@common-ground/api/features/review/operations/takeStep.ts';
import { BadRequest, Forbidden, NotFound, Unauthorized } from '@common-ground/api/platform/errors.ts';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { EDITORS, hasRole, type Role } from '../access/roles.ts';
import { answerError } from '../auth/answerError.ts';
import { databaseOf } from '../auth/databaseOf.ts';
import { TRANSLATORS } from '../collections/translations/state.ts';
import { prepared } from '../endpoints.ts';
import { REVIEWERS } from './reviewers.ts';

type Asked = { id: number; actor: Actor; req: PayloadRequest };

/**
 * The steps of a contribution for the buttons of the CMS, which has a session of its own: the same operations as behind
 * the documented API. Roles are repeated in permissions/deskCalls.ts, and tried there.
 */
export const contributionEndpoints: Endpoint[] = [
  post('/:id/steps/:step', REVIEWERS, async ({ id, actor, req }) => {
    const { step } = parse(stepCall.params.pick({ step: true }), { step: req.routeParams?.step });
    const body = parse(stepCall.body, req.data ?? {});
    if (step === 'approve' && CHECKLIST.some((item) => !body.checklist.includes(item)))
      throw new BadRequest('checklist: everything on it is looked at before an approval');
    return takeContributionStep({ id, step, ...body, actor }, { database: databaseOf(req), payload: req.payload });
  }),
  post('/:id/resolve', REVIEWERS, async ({ id, actor, req }) => {
    const body = parse(resolveCall.body, req.data ?? {});
    return resolveContribution({ id, ...body, actor }, databaseOf(req));
  }),
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
  return post('/:id/send-for-review', roles, async ({ id, actor, req }) => {
    const given = parse(sendingSchema, req.data ?? {});
    return sendDraft(
      { collection, id, actor, ...given },
      { database: databaseOf(req), prepared, payload: req.payload },
    );
  });
}

function post(path: string, roles: readonly Role[], operation: (asked: Asked) => Promise<object>): Endpoint {
  const handler = async (req: PayloadRequest): Promise<Response> => {
    try {
      if (!req.user) throw new Unauthorized();
      if (!hasRole(req, roles)) throw new Forbidden();
      await addDataAndFileToRequest(req);
      const id = Number(req.routeParams?.id);
      if (!Number.isInteger(id) || id < 1 || id > ID_MAX) throw new NotFound('There is no such record');
      const actor = { id: Number(req.user.id), role: String(req.user.role) };
      return Response.json(await operation({ id, actor, req }), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return answerError(error);
    }
  };
  return { method: 'post', path, handler };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}
