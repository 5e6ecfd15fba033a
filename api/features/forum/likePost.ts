import { OWN_POST } from '../../contracts/forum/posts.ts';
import type { Actor } from '../../platform/Actor.ts';
import { type Database, findRow } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';

/** Counts likes and unlikes together. */
const likesOfUser = new Throttle({ name: 'forum-like', tries: 120, seconds: 10 * 60 });

type Likes = { likesCount: number; isLiked: boolean };

/** Idempotent. Null when the post or its topic is not visible. @throws Conflict for an own post, TooManyRequests */
export async function likePost({ id, actor }: { id: number; actor: Actor }, database: Database): Promise<Likes | null> {
  await likesOfUser.spend(database, String(actor.id));
  await database.query({
    name: 'forum-like',
    text: `INSERT INTO forum.liking (post_id, user_id)
           SELECT p.id, $2 FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id
           WHERE p.id = $1 AND p.state = 'visible' AND t.state = 'visible' AND p.user_id IS DISTINCT FROM $2
           ON CONFLICT DO NOTHING`,
    values: [id, actor.id],
  });
  const likes = await selectLikes(database, id, actor);
  if (likes?.isOwn) throw new Conflict(OWN_POST);
  return likes && { likesCount: likes.likesCount, isLiked: likes.isLiked };
}

export async function unlikePost(
  { id, actor }: { id: number; actor: Actor },
  database: Database,
): Promise<Likes | null> {
  await likesOfUser.spend(database, String(actor.id));
  await database.query({
    name: 'forum-unlike',
    text: 'DELETE FROM forum.liking WHERE post_id = $1 AND user_id = $2',
    values: [id, actor.id],
  });
  const likes = await selectLikes(database, id, actor);
  return likes && { likesCount: likes.likesCount, isLiked: likes.isLiked };
}

function selectLikes(database: Database, id: number, actor: Actor): Promise<(Likes & { isOwn: boolean }) | null> {
  return findRow(database, {
    name: 'forum-likes',
    text: `SELECT p.likes_count::int AS "likesCount", p.user_id IS NOT DISTINCT FROM $2 AS "isOwn",
             EXISTS (SELECT FROM forum.liking l WHERE l.post_id = p.id AND l.user_id = $2) AS "isLiked"
           FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id
           WHERE p.id = $1 AND p.state = 'visible' AND t.state = 'visible'`,
    values: [id, actor.id],
  });
}
