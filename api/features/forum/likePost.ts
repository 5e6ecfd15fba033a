import { z } from 'zod';
import { OWN_POST } from '../../contracts/forum/posts.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { defineStatement, execute, findRow, type RowFrom } from '../../platform/statement.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';

/** Counts likes and unlikes together. */
const likesOfUser = new Throttle({ name: 'forum-like', tries: 120, seconds: 10 * 60 });

const FORUM_LIKES = defineStatement({
  name: 'forum-likes',
  row: { likesCount: z.number(), isOwn: z.boolean(), isLiked: z.boolean() },
  text: `SELECT p.likes_count::int AS "likesCount", p.user_id IS NOT DISTINCT FROM $2 AS "isOwn",
           EXISTS (SELECT FROM forum.liking l WHERE l.post_id = p.id AND l.user_id = $2) AS "isLiked"
         FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id
         WHERE p.id = $1 AND p.state = 'visible' AND t.state = 'visible'`,
});

type OwnLikes = RowFrom<typeof FORUM_LIKES>;
type Likes = Omit<OwnLikes, 'isOwn'>;

const FORUM_LIKE = defineStatement({
  name: 'forum-like',
  text: `INSERT INTO forum.liking (post_id, user_id)
         SELECT p.id, $2 FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id
         WHERE p.id = $1 AND p.state = 'visible' AND t.state = 'visible' AND p.user_id IS DISTINCT FROM $2
         ON CONFLICT DO NOTHING`,
});

/** Idempotent. Null when the post or its topic is not visible. @throws Conflict for an own post, TooManyRequests */
export async function likePost({ id, actor }: { id: number; actor: Actor }, database: Database): Promise<Likes | null> {
  await likesOfUser.spend(database, String(actor.id));
  await execute(database, FORUM_LIKE, [id, actor.id]);
  const likes = await selectLikes(database, id, actor);
  if (likes?.isOwn) throw new Conflict(OWN_POST);
  return likes && { likesCount: likes.likesCount, isLiked: likes.isLiked };
}

const FORUM_UNLIKE = defineStatement({
  name: 'forum-unlike',
  text: 'DELETE FROM forum.liking WHERE post_id = $1 AND user_id = $2',
});

export async function unlikePost(
  { id, actor }: { id: number; actor: Actor },
  database: Database,
): Promise<Likes | null> {
  await likesOfUser.spend(database, String(actor.id));
  await execute(database, FORUM_UNLIKE, [id, actor.id]);
  const likes = await selectLikes(database, id, actor);
  return likes && { likesCount: likes.likesCount, isLiked: likes.isLiked };
}

function selectLikes(database: Database, id: number, actor: Actor): Promise<OwnLikes | null> {
  return findRow(database, FORUM_LIKES, [id, actor.id]);
}
