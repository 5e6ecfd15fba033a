import type { FollowingState } from '@common-ground/api/contracts/forum/following.ts';
import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { QueuedKind } from '../../session/offline/QueuedKind.ts';
import { calls } from '../../session/session.ts';

export type ReplyInput = {
  topicId: number;
  body: { content: string; warning?: string; parentPostId?: number; quote?: string; isNote?: boolean };
  /** Post that the reply answers, to restore the form. */
  to: { id: number; number: number; name: string } | null;
};

export const queuedReply: QueuedKind<ReplyInput> = {
  name: 'reply',
  lane: 'forum',
  toText: ({ body }) => body.content,
  send: ({ topicId, body }, { call, uuid }) =>
    call(calls.createPost, { params: { id: topicId }, body: { ...body, key: uuid }, property: 'topicId' }),
};

type TopicInput = {
  body: {
    title: string;
    content: string;
    warning?: string;
    categoryType: ForumCategory;
    audience: Topic['audience'];
    language: string;
    conditionId?: number;
  };
};

export const queuedTopic: QueuedKind<TopicInput> = {
  name: 'topic',
  lane: 'forum',
  toText: ({ body }) => body.content,
  send: ({ body }, { call, uuid }) => call(calls.createTopic, { body: { ...body, key: uuid }, property: 'authorId' }),
};

export const queuedLike: QueuedKind<{ postId: number; isWanted: boolean }> = {
  name: 'like',
  lane: 'likes',
  toState: ({ postId }) => postId,
  toWordKey: ({ isWanted }) => (isWanted ? 'like' : 'unlike'),
  send: ({ postId, isWanted }, { call }) =>
    call(isWanted ? calls.likePost : calls.unlikePost, { params: { id: postId }, property: 'likesCount' }),
};

/** `state`: null when the topic is no longer followed. */
export const queuedFollow: QueuedKind<{ topicId: number; state: FollowingState | null }> = {
  name: 'follow',
  lane: 'following',
  toState: ({ topicId }) => topicId,
  send({ topicId, state }, { call, userId }) {
    const params = { id: userId, topicId };
    return state
      ? call(calls.followTopic, { params, body: { state }, property: 'state' })
      : call(calls.unfollowTopic, { params, property: 'success' });
  },
};
