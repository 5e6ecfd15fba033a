import type { PayloadRequest } from 'payload';
import { EDITORS, REVIEWERS } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/contributions/contributions.ts';
import * as desk from '../../contracts/contributions/desk.ts';
import { restoreRevision as restoreCall } from '../../contracts/history/history.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { admins, anyone, own } from '../../platform/access.ts';
import type { Database } from '../../platform/Database.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectSlice } from '../../platform/pages.ts';
import { author } from './access.ts';
import { answer } from './answer.ts';
import { demandSender } from './demandSender.ts';
import { getConditionTexts } from './getConditionTexts.ts';
import { REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import { protectCondition } from './protectCondition.ts';
import { countOwn, selectOwnContributions } from './queries/selectOwnContributions.ts';
import { receiptEndpoints } from './receiptEndpoints.ts';
import { resolveConflict } from './resolveConflict.ts';
import { restoreAsDraft } from './restoreAsDraft.ts';
import { restoreRevision } from './restoreRevision.ts';
import { sendDraft } from './sendDraft.ts';
import { sendOnce } from './sendOnce.ts';
import { submitCondition } from './submitCondition.ts';
import { suggestEdit } from './suggestEdit.ts';
import { switchAnswer } from './switchAnswer.ts';
import { takeContributionStep, takeStepAtDesk } from './takeContributionStep.ts';
import { takeDown } from './takeDown.ts';

export const contributionEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.submitCondition,
    repeated: 'once',
    access: { ...anyone, evenSuspended: false },
    handler: async ({ body, query }, context) => {
      const sender = await demandSender({ ...body, language: query.lang }, context);
      const send = (connection: Database) => submitCondition(body, sender, connection);
      return sendOnce({ call: calls.submitCondition.name, sender, request: body, send }, context.database);
    },
  }),
  defineEndpoint({
    call: calls.getConditionTexts,
    access: anyone,
    handler: ({ params, query }, context) => getConditionTexts({ id: params.id, lang: query.lang }, context),
  }),
  defineEndpoint({
    call: calls.suggestEdit,
    repeated: 'once',
    access: { ...anyone, evenSuspended: false },
    handler: async ({ params, body, query }, context) => {
      const sender = await demandSender({ ...body, language: query.lang ?? body.language }, context);
      const request = { ...body, conditionId: params.id };
      const send = (database: Database) => suggestEdit(request, sender, { ...context, database });
      return sendOnce({ call: calls.suggestEdit.name, sender, request, send }, context.database);
    },
  }),
  defineEndpoint({
    call: calls.listOwnContributions,
    access: own,
    handler: ({ params: { id: userId }, query }, { database }) =>
      selectSlice(query, {
        select: (slice) => selectOwnContributions(database, { userId, slice }),
        count: () => countOwn(database, userId),
      }),
  }),
  defineEndpoint({
    call: calls.answerContribution,
    repeated: 'refused',
    access: author,
    handler: ({ params, body }, { database, actor }) => answer({ ...params, ...body, actor }, { database }),
  }),
  ...receiptEndpoints,
  defineEndpoint({
    call: calls.takeContributionStep,
    repeated: 'refused',
    access: { ...author, all: REVIEWERS },
    handler: ({ params, body }, { database, payload, actor }) =>
      takeContributionStep({ ...params, ...body, actor }, { database, payload: payload?.payload }),
  }),
  defineEndpoint({
    call: calls.resolveContribution,
    repeated: 'refused',
    access: { all: REVIEWERS },
    handler: ({ params, body }, { database, actor }) => resolveConflict({ ...params, ...body, actor }, { database }),
  }),
  defineEndpoint({
    call: restoreCall,
    repeated: 'once',
    access: { all: EDITORS },
    handler: async ({ params: { id, revisionId }, body }, context) => {
      const sender = await demandSender({}, context);
      const request = { conditionId: id, revisionId, ...body };
      const send = (database: Database) => restoreRevision(request, sender, { ...context, database });
      return sendOnce({ call: restoreCall.name, sender, request, send }, context.database);
    },
  }),
  defineEndpoint({
    call: desk.takeStepAtDesk,
    repeated: 'refused',
    access: { all: REVIEWERS },
    handler: ({ params, body }, { database, payload, actor }) =>
      takeStepAtDesk({ ...params, ...body, actor }, { database, payload: payload?.payload }),
  }),
  defineEndpoint({
    call: desk.resolveAtDesk,
    repeated: 'refused',
    access: { all: REVIEWERS },
    handler: ({ params, body }, { database, actor }) => resolveConflict({ ...params, ...body, actor }, { database }),
  }),
  // `protectCondition` and `switchAnswer` take effect without a review, because they change no text.
  defineEndpoint({
    call: desk.protectCondition,
    repeated: 'same',
    access: admins,
    handler: ({ params, body }, context) =>
      protectCondition({ ...params, ...body, actor: context.actor }, toTools(context)),
  }),
  defineEndpoint({
    call: desk.switchAnswer,
    repeated: 'same',
    access: { all: EDITORS },
    handler: ({ params, body }, context) =>
      switchAnswer({ ...params, ...body, actor: context.actor }, toTools(context)),
  }),
  ...desk.REVIEWED.flatMap(createReviewedEndpoints),
];

function createReviewedEndpoints(collection: desk.Reviewed): Endpoint[] {
  const drafting = { all: REVIEWED_KINDS[collection].senders };
  return [
    defineEndpoint({
      call: desk.sendForReview(collection),
      repeated: 'refused',
      access: drafting,
      handler: ({ params, body }, context) =>
        sendDraft({ collection, ...params, ...body, actor: context.actor }, toTools(context)),
    }),
    defineEndpoint({
      call: desk.takeDown(collection),
      repeated: 'refused',
      access: { all: EDITORS },
      handler: ({ params, body }, context) =>
        takeDown({ collection, ...params, ...body, actor: context.actor }, toTools(context)),
    }),
    defineEndpoint({
      call: desk.restoreAsDraft(collection),
      repeated: 'same',
      access: drafting,
      handler: ({ params, body }, context) =>
        restoreAsDraft({ collection, ...params, ...body, req: demandPayload(context) }),
    }),
  ];
}

function toTools(context: ApiContext) {
  const { database, prepared } = context;
  return { database, prepared, payload: demandPayload(context).payload };
}

function demandPayload({ payload }: ApiContext): PayloadRequest {
  if (!payload) throw new Error('This call needs Payload');
  return payload;
}
