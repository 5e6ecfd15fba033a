import {
  FIRST_POST_STAYS,
  FOR_MEMBERS_ONLY,
  MAX_MOVED_POSTS,
  TOO_MANY_TO_MOVE,
} from '../../contracts/forum/arranging.ts';
import { POST_NOT_FOUND, type Post } from '../../contracts/forum/posts.ts';
import { TOPIC_NOT_FOUND, type Topic } from '../../contracts/forum/topics.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changePost } from '../moderation/queries/posts.ts';
import { notifyTopicAuthor } from './arrangeTopic.ts';
import { type LockedTopic, lockTopics } from './queries/lockTopics.ts';
import { insertTopicLike, movePosts, selectMovable } from './queries/movePosts.ts';
import { recordForumAction } from './queries/recordForumAction.ts';
import { selectForumPost } from './queries/selectPosts.ts';
import { selectTopic } from './queries/selectTopics.ts';

type Step = { id: number; actor: Actor; reason: string };

/** Moves a post to the end of another topic. @throws NotFound, Conflict */
export async function movePost(
  { id, topicId: to, actor, reason }: Step & { topicId: number },
  database: Database,
): Promise<Post> {
  return inTransaction(database, async (connection) => {
    const post = await selectForumPost(connection, { id, reader: actor });
    if (!post) throw new NotFound(POST_NOT_FOUND);
    if (post.number === 1) throw new Conflict(FIRST_POST_STAYS);
    const { topicId: from } = post;
    if (from === to) throw new Conflict(NOT_POSSIBLE_NOW);
    const topics = await lockTopics(connection, [from, to]);
    demandAudience(demandOpenTopic(topics, from), demandOpenTopic(topics, to));
    if ((await movePosts(connection, { ids: [id], from, to })) === 0) throw new Conflict(NOT_POSSIBLE_NOW);
    const author = post.userId;
    await recordForumAction(connection, {
      kind: 'post',
      id,
      action: 'move',
      actor,
      reason,
      detail: { from, to },
      author,
    });
    const moved = await selectForumPost(connection, { id, reader: actor });
    if (!moved) throw new NotFound(POST_NOT_FOUND);
    return moved;
  });
}

type Split = Step & { title: string; fromNumber?: number | undefined; postIds?: number[] | undefined };

/** Moves posts of a topic into a new topic and returns the new one. @throws NotFound, Conflict */
export async function splitTopic(
  { id, actor, reason, title, fromNumber, postIds }: Split,
  database: Database,
): Promise<Topic> {
  return inTransaction(database, async (connection) => {
    const source = demandOpenTopic(await lockTopics(connection, [id]), id);
    const movable = await selectMovable(connection, {
      topicId: id,
      fromNumber: fromNumber ?? 1,
      ids: postIds ?? null,
      most: MAX_MOVED_POSTS,
    });
    if (movable.ids.length < (postIds?.length ?? 1)) throw new Conflict(NOT_POSSIBLE_NOW);
    if (movable.numbers[0] === 1) throw new Conflict(FIRST_POST_STAYS);
    if (movable.ids.length > MAX_MOVED_POSTS) throw new Conflict(TOO_MANY_TO_MOVE);
    const to = await insertTopicLike(connection, { like: id, title, author: movable.author });
    const posts = await movePosts(connection, { ids: movable.ids, from: id, to });
    const author = source.userId;
    await recordForumAction(connection, {
      kind: 'topic',
      id,
      action: 'split',
      actor,
      reason,
      detail: { to, posts },
      author,
    });
    await notifyTopicAuthor(connection, { topic: source, reason, actor });
    return demandTopic(await selectTopic(connection, { id: to, reader: actor }));
  });
}

const EARLIER_MERGES = defineStatement({
  text: 'UPDATE forum_topics SET merged_into_id = $2 WHERE merged_into_id = $1',
});

/** Moves all posts of a topic to the end of topic `into`, and links the topic to it. @throws NotFound, Conflict */
export async function mergeTopic(
  { id, into, actor, reason }: Step & { into: number },
  database: Database,
): Promise<Topic> {
  return inTransaction(database, async (connection) => {
    if (id === into) throw new Conflict(NOT_POSSIBLE_NOW);
    const topics = await lockTopics(connection, [id, into]);
    const source = demandOpenTopic(topics, id);
    demandAudience(source, demandOpenTopic(topics, into));
    const { ids } = await selectMovable(connection, { topicId: id, fromNumber: 1, ids: null, most: MAX_MOVED_POSTS });
    if (ids.length > MAX_MOVED_POSTS) throw new Conflict(TOO_MANY_TO_MOVE);
    const posts = await movePosts(connection, { ids, from: id, to: into });
    await changePost(connection, { kind: 'topic', id }, { mergedInto: into });
    // Topics that were merged into this one earlier must lead to `into` as well.
    await execute(connection, EARLIER_MERGES, [id, into]);
    const step = { detail: { to: into, posts }, author: source.userId };
    await recordForumAction(connection, { kind: 'topic', id, action: 'merge', actor, reason, ...step });
    await notifyTopicAuthor(connection, { topic: source, reason, actor });
    return demandTopic(await selectTopic(connection, { id: into, reader: actor }));
  });
}

/** @throws NotFound when the topic is missing, not visible or merged */
function demandOpenTopic(topics: LockedTopic[], id: number): LockedTopic {
  const topic = topics.find((one) => one.id === id);
  if (topic?.state !== 'visible' || topic.mergedInto) throw new NotFound(TOPIC_NOT_FOUND);
  return topic;
}

function demandAudience(from: LockedTopic, to: LockedTopic): void {
  if (from.audience === 'members' && to.audience !== 'members') throw new Conflict(FOR_MEMBERS_ONLY);
}

function demandTopic(topic: Topic | null): Topic {
  if (!topic) throw new NotFound(TOPIC_NOT_FOUND);
  return topic;
}
