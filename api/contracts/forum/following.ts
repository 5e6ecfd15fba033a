import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { AUDIENCES, TOPIC_NOT_FOUND } from './topics.ts';

/** `watching` a topic notifies a user of its new posts; in a `muted` topic only mentions do. */
export const FOLLOWING_STATES = ['watching', 'muted'] as const;
export type FollowingState = (typeof FOLLOWING_STATES)[number];

export const MAX_FOLLOWED_TOPICS = 1000;
export const TOO_MANY_FOLLOWED = `At most ${MAX_FOLLOWED_TOPICS} topics can be watched or muted`;

const ofPerson = z.object({ id: idParameter });
const ofTopic = z.object({ id: idParameter, topicId: idParameter });
const state = z.enum(FOLLOWING_STATES, { error: `must be one of ${FOLLOWING_STATES.join(', ')}` });

export const followedTopicSchema = z
  .object({
    topicId: z.int().positive(),
    title: z.string(),
    language: z.string().meta({ description: 'Code of the language that the topic is written in' }),
    audience: z.enum(AUDIENCES),
    state,
    since: z.iso.datetime(),
    lastPostAt: z.iso.datetime(),
  })
  .meta({ id: 'FollowedTopic' });
export type FollowedTopic = z.infer<typeof followedTopicSchema>;

export const listFollowed = defineCall({
  name: 'listFollowed',
  method: 'GET',
  path: '/api/users/{id}/following',
  summary: 'The topics that a person watches or has muted, the last chosen first; those that readers still have',
  tag: 'Forum',
  params: ofPerson,
  query: z.object(pageParameters),
  output: z.array(followedTopicSchema),
});

const chosenSchema = z
  .object({ state: state.nullable().meta({ description: 'Null where nothing is chosen' }) })
  .meta({ id: 'ChosenOfTopic' });

export const getFollowing = defineCall({
  name: 'getFollowing',
  method: 'GET',
  path: '/api/users/{id}/following/{topicId}',
  summary: 'Whether a person watches a topic, or has muted it',
  tag: 'Forum',
  params: ofTopic,
  output: chosenSchema,
});

export const followTopic = defineCall({
  name: 'followTopic',
  method: 'PUT',
  path: '/api/users/{id}/following/{topicId}',
  summary: 'Watches a topic, so that new posts in it come into the inbox, or mutes it. A second time changes nothing',
  tag: 'Forum',
  params: ofTopic,
  body: z.object({ state }),
  output: chosenSchema,
  missing: TOPIC_NOT_FOUND,
});

export const unfollowTopic = defineCall({
  name: 'unfollowTopic',
  method: 'DELETE',
  path: '/api/users/{id}/following/{topicId}',
  summary: 'Neither watches a topic nor mutes it any longer; one of which nothing is chosen is fine',
  tag: 'Forum',
  params: ofTopic,
  output: doneSchema,
});
