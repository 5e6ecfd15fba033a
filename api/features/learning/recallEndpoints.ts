import type { Recall } from '../../contracts/learning/recall.ts';
import * as calls from '../../contracts/learning/recall.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { demandAccount } from '../../platform/session/findCurrentSession.ts';
import { answerRecall } from './answerRecall.ts';
import { getRecall } from './getRecall.ts';
import { writeChoice } from './queries/recall.ts';

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

/** The schedule of the questions stays stored while recall is off. */
async function chooseRecall(
  chosen: { userId: number; isOn: boolean; language: string | undefined },
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<Recall> {
  demandAccount(await writeChoice(context.database, chosen));
  return getRecall(chosen, context);
}
