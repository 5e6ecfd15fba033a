import { z } from 'zod';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import { REPLIES_TOGETHER_MINUTES } from '../../contracts/limits.ts';
import { NOTIFICATION_KINDS } from '../../contracts/notifications/notifications.ts';
import { startDiscussion as call, DISCUSSION_CLOSED, type Discussion } from '../../contracts/talk/talk.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { findDiscussion } from './queries/selectDiscussions.ts';

type NewPost = {
  conditionId: number;
  userId: number;
  subject: string | null;
  content: string;
  /** Id of any post of the thread. Null for a new thread. */
  parentId: number | null;
};

const KIND_OF_REPLY = 'thread_answered';

const DISCUSSION_ADD = defineStatement({
  name: 'discussion-add',
  row: { id: z.number(), told: z.number() },
  text: `WITH place AS (
           SELECT c.id, c.name, coalesce(p.parent_id, p.id) AS thread, u.display_name
           FROM conditions c JOIN users u ON u.id = $2
           LEFT JOIN discussions p ON p.id = $5 AND p.condition_id = c.id
           LEFT JOIN discussions t ON t.id = coalesce(p.parent_id, p.id)
           WHERE c.id = $1 AND c._status = 'published' AND ($5::int IS NULL OR (t.state = 'visible' AND t.is_locked IS NOT TRUE))),
         added AS (
           INSERT INTO discussions (condition_id, user_id, user_name, subject, content, parent_id, timestamp, is_resolved)
           SELECT id, $2, display_name, CASE WHEN thread IS NULL THEN $3 END, $4, thread, now(), false FROM place
           RETURNING id, parent_id)
         SELECT added.id, inbox.tell_counted(
           ARRAY(SELECT DISTINCT d.user_id FROM discussions d
             WHERE (d.id = added.parent_id OR d.parent_id = added.parent_id) AND d.user_id <> $2),
           '${KIND_OF_REPLY}', jsonb_build_object('topic', 'thread:' || added.parent_id, 'title', place.name),
           '/talk?condition=' || place.id || '#thread-' || added.parent_id, '${NOTIFICATION_KINDS[KIND_OF_REPLY]}',
           make_interval(mins => ${REPLIES_TOGETHER_MINUTES})) AS told
         FROM added, place`,
});

/**
 * Inserts a post and notifies the other authors of its thread in one statement. Returns the id of the post. Null when
 * the condition is not published, or the thread is missing or takes no replies.
 */
async function insertDiscussion(database: Database, post: NewPost): Promise<number | null> {
  const { conditionId, userId, subject, content, parentId } = post;
  const row = await findRow(database, DISCUSSION_ADD, [conditionId, userId, subject, content, parentId]);
  return row?.id ?? null;
}

/** Counts posts and edits on all Talk pages together. */
export const postsOfUser = new Throttle({ name: 'talk-user', tries: 20, seconds: 10 * 60 });
/** The limit is high, because a school or a clinic may share one address. */
const postsOfAddress = new Throttle({ name: 'talk-address', tries: 200, seconds: 10 * 60 });

/** Creates a post once for the same request. @throws NotFound, Conflict for a closed thread, TooManyRequests */
export async function startDiscussion(
  { key, ...post }: NewPost & { key?: string | undefined },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Discussion> {
  await postsOfUser.spend(database, String(post.userId));
  await postsOfAddress.spend(database, toClientAddress(request));
  return createOnce(database, {
    call: call.name,
    sender: { userId: post.userId },
    request: { ...post, key },
    make: (connection) => insertPost(connection, post),
    find: findDiscussion,
    stands: ({ state }) => state !== 'deleted',
  });
}

async function insertPost(database: Database, post: NewPost): Promise<number> {
  const id = await insertDiscussion(database, post);
  if (id !== null) {
    const { subject, content } = post;
    await flagCrisis(database, { kind: 'discussion', id, authorId: post.userId, texts: [subject, content] });
    return id;
  }
  const parent = post.parentId && (await findDiscussion(database, post.parentId));
  if (parent && parent.conditionId === post.conditionId) throw new Conflict(DISCUSSION_CLOSED);
  throw new NotFound(CONDITION_NOT_FOUND);
}
