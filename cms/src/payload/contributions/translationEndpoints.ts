import { TRANSLATING } from '@common-ground/api/contracts/accounts/roles.ts';
import { answerContribution as answerCall } from '@common-ground/api/contracts/contributions/contributions.ts';
import { TRANSLATED_KINDS, translationDraftSchema } from '@common-ground/api/contracts/translations/translations.ts';
import { answer } from '@common-ground/api/features/contributions/answer.ts';
import { removeDraft } from '@common-ground/api/features/contributions/removeDraft.ts';
import { withdraw } from '@common-ground/api/features/contributions/withdraw.ts';
import { saveDraft } from '@common-ground/api/features/translations/saveDraft.ts';
import { sendTranslation } from '@common-ground/api/features/translations/sendTranslation.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { deskCall, parse } from './deskCall.ts';

const placeSchema = z.object({ kind: z.enum(TRANSLATED_KINDS), language: z.string().max(20) });

/**
 * What the translation editor calls: an own draft is saved, sent and discarded, an own proposal answered and withdrawn. The
 * operations hold that it is the own one. Roles are repeated in permissions/deskCalls.ts, and tried there.
 */
export const translationEndpoints: Endpoint[] = [
  deskCall('/translations/:language/:kind/:id', TRANSLATING, ({ id, actor, req }) => {
    const place = parse(placeSchema, { kind: req.routeParams?.kind, language: req.routeParams?.language });
    const draft = parse(translationDraftSchema(place.kind), req.data ?? {});
    return saveDraft({ ...place, ...draft, id, actor }, databaseOf(req));
  }),
  deskCall('/drafts/:id/send', TRANSLATING, ({ id, actor, req }) => sendTranslation({ id, actor }, databaseOf(req))),
  deskCall('/drafts/:id/discard', TRANSLATING, async ({ id, actor, req }) => {
    await removeDraft(databaseOf(req), { id, userId: actor.id });
    return { success: true };
  }),
  deskCall('/own/:id/answer', TRANSLATING, ({ id, actor, req }) => {
    const { reason } = parse(answerCall.body.pick({ reason: true }), req.data ?? {});
    return answer({ id, reason, actor }, { database: databaseOf(req) });
  }),
  deskCall('/own/:id/withdraw', TRANSLATING, ({ id, actor, req }) =>
    withdraw({ id, actor }, { database: databaseOf(req) }),
  ),
];
