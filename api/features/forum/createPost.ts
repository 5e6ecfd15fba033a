import type { z } from 'zod';
import { hasRole, MODERATORS } from '../../contracts/accounts/roles.ts';
import {
  createPost as call,
  NOT_QUOTED,
  POST_NOT_FOUND,
  type Post,
  TOPIC_CLOSED,
} from '../../contracts/forum/posts.ts';
import { TOPIC_NOT_FOUND } from '../../contracts/forum/topics.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { countPostAttempt, demandMayPost } from './demandMayPost.ts';
import { findMentions } from './findMentions.ts';
import { insertPost } from './queries/insertPost.ts';
import { selectForumPost } from './queries/selectPosts.ts';
import { lockTopicToPostIn, lockWriter, type PlaceOfPost } from './queries/writer.ts';
import { isQuotedFrom } from './withdrawEarlierWords.ts';

type NewPost = z.output<typeof call.body> & { topicId: number; actor: Actor };

/**
 * Adds a post, once for the same key. The same text within a day without the key is a Conflict.
 * @throws NotFound, Conflict, BadRequest, TooManyRequests
 */
export async function createPost({ actor, ...request }: NewPost, context: ApiContext): Promise<Post> {
  await countPostAttempt(actor.id, context);
  return createOnce(context.database, {
    call: call.name,
    sender: { userId: actor.id },
    request,
    make: (connection) => addPost(connection, { actor, ...request }),
    find: (connection, id) => selectForumPost(connection, { id, reader: actor }),
    stands: () => false,
  });
}

async function addPost(connection: Database, { actor, ...given }: NewPost): Promise<number> {
  const { topicId, content, parentPostId = null } = given;
  const said = { userId: actor.id, content };
  const isNote = given.isNote === true && hasRole(actor, MODERATORS);
  await lockWriter(connection, actor.id);
  const place = await lockTopicToPostIn(connection, { ...said, topicId, parentPostId });
  if (!place) throw new NotFound(TOPIC_NOT_FOUND);
  if (place.isClosed && !isNote) throw new Conflict(TOPIC_CLOSED);
  await demandMayPost(connection, place, { content, authorId: actor.id });
  const quote = given.quote || null;
  demandParent(place, { parentPostId, quote });
  const answers = place.parent ? place.parent.userId : place.authorId;
  const post = { ...said, topicId, parentPostId, quote, isNote, answers, warning: given.warning || null };
  const id = await insertPost(connection, { ...post, mentions: findMentions(content) });
  await flagCrisis(connection, { kind: 'post', id, authorId: actor.id, texts: [given.warning, content] });
  return id;
}

/** @throws NotFound for a missing parent, Conflict when it is not visible here, BadRequest for a wrong quotation */
function demandParent(
  { parent }: PlaceOfPost,
  { parentPostId, quote }: { parentPostId: number | null; quote: string | null },
): void {
  if (parentPostId !== null && !parent) throw new NotFound(POST_NOT_FOUND);
  if (parent && !parent.isHere) throw new Conflict(NOT_POSSIBLE_NOW);
  if (quote && !(parent && isQuotedFrom(quote, parent.content))) throw new BadRequest(NOT_QUOTED);
}
