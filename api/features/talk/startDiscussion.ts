import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import { DISCUSSION_CLOSED, type Discussion } from '../../contracts/talk/talk.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { insertDiscussion, type NewPost } from './queries/insertDiscussion.ts';
import { selectDiscussion } from './queries/selectDiscussions.ts';

/** Posts and edits of one account, and posts of one address, on all Talk pages together. */
export const postsOfUser = new Throttle({ name: 'talk-user', tries: 20, seconds: 10 * 60 });
/** A school or a clinic shares one address, so this is wide. */
const postsOfAddress = new Throttle({ name: 'talk-address', tries: 200, seconds: 10 * 60 });

/** @throws NotFound, Conflict where the thread takes no replies, TooManyRequests */
export async function startDiscussion(
  post: NewPost,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Discussion> {
  await postsOfUser.spend(database, String(post.userId));
  await postsOfAddress.spend(database, clientAddress(request));
  const id = await insertDiscussion(database, post);
  const added = id && (await selectDiscussion(database, id));
  if (added) {
    const { subject, content } = post;
    await flagCrisis(database, { kind: 'discussion', id: added.id, authorId: post.userId, texts: [subject, content] });
    return added;
  }
  const parent = post.parentId && (await selectDiscussion(database, post.parentId));
  if (parent && parent.conditionId === post.conditionId) throw new Conflict(DISCUSSION_CLOSED);
  throw new NotFound(CONDITION_NOT_FOUND);
}
