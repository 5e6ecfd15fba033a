import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import { startDiscussion as call, DISCUSSION_CLOSED, type Discussion } from '../../contracts/talk/talk.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { Database } from '../../platform/Database.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { makeOnce } from '../../platform/makeOnce.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { insertDiscussion, type NewPost } from './queries/insertDiscussion.ts';
import { selectDiscussion } from './queries/selectDiscussions.ts';

/** Posts and edits of one account, and posts of one address, on all Talk pages together. */
export const postsOfUser = new Throttle({ name: 'talk-user', tries: 20, seconds: 10 * 60 });
/** A school or a clinic shares one address, so this is wide. */
const postsOfAddress = new Throttle({ name: 'talk-address', tries: 200, seconds: 10 * 60 });

/** Starts a thread or answers one, once for the same request. @throws NotFound, Conflict where the thread takes no replies, TooManyRequests */
export async function startDiscussion(
  { key, ...post }: NewPost & { key?: string | undefined },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Discussion> {
  await postsOfUser.spend(database, String(post.userId));
  await postsOfAddress.spend(database, clientAddress(request));
  return makeOnce(database, {
    call: call.name,
    sender: { userId: post.userId },
    request: { ...post, key },
    make: (connection) => insertPost(connection, post),
    find: selectDiscussion,
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
  const parent = post.parentId && (await selectDiscussion(database, post.parentId));
  if (parent && parent.conditionId === post.conditionId) throw new Conflict(DISCUSSION_CLOSED);
  throw new NotFound(CONDITION_NOT_FOUND);
}
