import * as calls from '../../contracts/learning/recall.ts';
import { own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { answerRecall } from './answerRecall.ts';
import { chooseRecall } from './chooseRecall.ts';
import { getRecall } from './getRecall.ts';

export const recallEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.getRecall,
    access: own,
    handler: ({ params, query }, context) => getRecall({ userId: params.id, language: query.lang }, context),
  }),
  defineEndpoint({
    call: calls.chooseRecall,
    access: own,
    handler: ({ params, query, body }, context) =>
      chooseRecall({ userId: params.id, language: query.lang, ...body }, context),
  }),
  defineEndpoint({
    call: calls.answerRecall,
    repeated: 'same',
    access: own,
    handler: ({ params, query, body }, context) =>
      answerRecall({ userId: params.id, language: query.lang, ...body }, context),
  }),
];
