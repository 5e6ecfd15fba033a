import { listChatAnswers as call } from '../../contracts/chat/answers.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { CATEGORY_LISTS_TAG, CHAT_ANSWERS_TAG, CONDITION_LISTS_TAG } from '../../platform/prepared/contentTags.ts';
import { listChatAnswers } from './listChatAnswers.ts';

export const chatEndpoints: Endpoint[] = [
  // The cached response has titles and dates of review of linked pages, so changes of these must drop it too.
  defineEndpoint({
    call,
    access: anyone,
    prepared: () => [CHAT_ANSWERS_TAG, CONDITION_LISTS_TAG, CATEGORY_LISTS_TAG],
    handler: ({ query }, { database }) => listChatAnswers(database, query.lang),
  }),
];
