import { EDITORS, REVIEWERS } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/contributions/contributions.ts';
import { restoreRevision as restoreCall } from '../../contracts/history/history.ts';
import { anyone, own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { sliceOf } from '../../platform/pages.ts';
import { author } from './access.ts';
import { answer } from './answer.ts';
import { getConditionTexts } from './getConditionTexts.ts';
import { selectOwn } from './queries/selectOwn.ts';
import { removeDraft } from './removeDraft.ts';
import { resolve } from './resolve.ts';
import { restoreRevision } from './restoreRevision.ts';
import { senderOf } from './senderOf.ts';
import { submitCondition } from './submitCondition.ts';
import { suggestEdit } from './suggestEdit.ts';
import { takeContributionStep } from './takeContributionStep.ts';

export const contributionEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.submitCondition,
    access: anyone,
    verb: async ({ body }, context) => submitCondition(body, await senderOf(body, context), context.database),
  }),
  defineEndpoint({
    call: calls.getConditionTexts,
    access: anyone,
    verb: ({ params, query }, context) => getConditionTexts({ id: params.id, lang: query.lang }, context),
  }),
  defineEndpoint({
    call: calls.suggestEdit,
    access: anyone,
    verb: async ({ params, body }, context) =>
      suggestEdit({ ...body, conditionId: params.id }, await senderOf(body, context), context),
  }),
  defineEndpoint({
    call: calls.listOwnContributions,
    access: own,
    verb: ({ params, query }, { database }) => selectOwn(database, { userId: params.id, slice: sliceOf(query) }),
  }),
  defineEndpoint({
    call: calls.answerContribution,
    access: author,
    verb: ({ params, body }, { database, actor }) => answer({ ...params, ...body, actor }, { database }),
  }),
  defineEndpoint({
    call: calls.takeContributionStep,
    access: { ...author, all: REVIEWERS },
    verb: ({ params, body }, { database, mailer, payload, actor }) =>
      takeContributionStep({ ...params, ...body, actor }, { database, mailer, payload: payload?.payload }),
  }),
  defineEndpoint({
    call: calls.resolveContribution,
    access: { all: REVIEWERS },
    verb: ({ params, body }, { database, actor }) => resolve({ ...params, ...body, actor }, { database }),
  }),
  defineEndpoint({
    call: calls.removeDraft,
    access: author,
    verb: ({ params }, { database, actor }) => removeDraft(database, { id: params.id, userId: actor.id }),
  }),
  defineEndpoint({
    call: restoreCall,
    access: { all: EDITORS },
    verb: async ({ params: { id, revisionId }, body }, context) =>
      restoreRevision({ conditionId: id, revisionId, ...body }, await senderOf({}, context), context),
  }),
];
