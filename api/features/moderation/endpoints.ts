import { MODERATORS } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/moderation/moderation.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { moderatePost } from './moderatePost.ts';

export const moderationEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.moderatePost,
    access: { all: MODERATORS },
    verb: ({ params, body }, { database, actor }) => moderatePost({ ...params, ...body, actor }, database),
  }),
];
