import type { z } from 'zod';
import { hasRole, MODERATORS } from '../../contracts/accounts/roles.ts';
import {
  type createPost as call,
  NOT_QUOTED,
  POST_NOT_FOUND,
  type Post,
  TOPIC_CLOSED,
} from '../../contracts/forum/posts.ts';
import { TOPIC_NOT_FOUND } from '../../contracts/forum/topics.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { demandWriter, spendPost } from './demandWriter.ts';
import { isQuotedFrom } from './isQuotedFrom.ts';
import { mentionsIn } from './mentionsIn.ts';
import { insertPost } from './queries/insertPost.ts';
import { selectForumPost } from './queries/selectPosts.ts';
import { lockPlace, lockWriter, type PlaceOfPost } from './queries/writer.ts';

type NewPost = z.output<typeof call.body> & { topicId: number; actor: Actor };

/** Answers in a topic. A request that is sent again answers what the first one made. @throws NotFound, Conflict, BadRequest, TooManyRequests */
export async function createPost({ actor, ...given }: NewPost, context: ApiContext): Promise<Post> {
  await spendPost(actor.id, context);
  const { topicId, content, parentPostId = null } = given;
  const said = { userId: actor.id, content, key: given.key ?? null };
  const isNote = given.isNote === true && hasRole(actor, MODERATORS);
  return inTransaction(context.database, async (connection) => {
    await lockWriter(connection, actor.id);
    const place = await lockPlace(connection, { ...said, topicId, parentPostId });
    if (!place) throw new NotFound(TOPIC_NOT_FOUND);
    if (place.earlierId) return demandPost(await selectForumPost(connection, { id: place.earlierId, reader: actor }));
    if (place.isClosed && !isNote) throw new Conflict(TOPIC_CLOSED);
    demandWriter(place, content);
    const quote = given.quote || null;
    demandParent(place, { parentPostId, quote });
    const answers = place.parent ? place.parent.userId : place.authorId;
    const post = { ...said, topicId, parentPostId, quote, isNote, answers, warning: given.warning || null };
    const id = await insertPost(connection, { ...post, mentions: mentionsIn(content) });
    await flagCrisis(connection, { kind: 'post', id, authorId: actor.id, texts: [given.warning, content] });
    return demandPost(await selectForumPost(connection, { id, reader: actor }));
  });
}

/** What is answered stands in this topic, and what is quoted of it is there. */
function demandParent(
  { parent }: PlaceOfPost,
  { parentPostId, quote }: { parentPostId: number | null; quote: string | null },
): void {
  if (parentPostId !== null && !parent) throw new NotFound(POST_NOT_FOUND);
  if (parent && !parent.isHere) throw new Conflict(NOT_POSSIBLE_NOW);
  if (quote && !(parent && isQuotedFrom(quote, parent.content))) throw new BadRequest(NOT_QUOTED);
}

function demandPost(post: Post | null): Post {
  if (!post) throw new NotFound(POST_NOT_FOUND);
  return post;
}
