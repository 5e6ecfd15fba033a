import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Discussion } from '../../contracts/talk/talk.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { insertDiscussion, type NewPost } from './queries/insertDiscussion.ts';
import { selectDiscussion } from './queries/selectDiscussions.ts';
import { postsOfAddress, postsOfUser } from './throttles.ts';

/** @throws NotFound, TooManyRequests */
export async function startDiscussion(
  post: NewPost,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Discussion> {
  await postsOfUser.spend(database, String(post.userId));
  await postsOfAddress.spend(database, clientAddress(request));
  const id = await insertDiscussion(database, post);
  const added = id && (await selectDiscussion(database, id));
  if (!added) throw new NotFound(CONDITION_NOT_FOUND);
  return added;
}
