import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listDiscussionsEndpoint } from './endpoints/listDiscussions.ts';
import { resolveDiscussionEndpoint } from './endpoints/resolveDiscussion.ts';
import { startDiscussionEndpoint } from './endpoints/startDiscussion.ts';

export const talkEndpoints: Endpoint[] = [listDiscussionsEndpoint, startDiscussionEndpoint, resolveDiscussionEndpoint];
