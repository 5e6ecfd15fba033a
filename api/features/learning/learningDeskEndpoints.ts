import { EDITORS } from '../../contracts/accounts/roles.ts';
import { publishDraft as call, SECOND_LOOK } from '../../contracts/learning/desk.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { publishDraft } from './publishDraft.ts';

export const learningDeskEndpoints: Endpoint[] = SECOND_LOOK.map((collection) =>
  defineEndpoint({
    call: call(collection),
    access: { all: EDITORS },
    verb: ({ params, body }, { actor, database, payload }) => {
      if (!payload) throw new Error('This call needs Payload');
      return publishDraft({ collection, ...params, ...body, actor }, { database, payload });
    },
  }),
);
