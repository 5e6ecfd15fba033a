import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Discussion } from '../../contracts/talk/talk.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { type PageQuery, type Sliced, sliceOf } from '../../platform/pages.ts';
import { selectDiscussions } from './queries/selectDiscussions.ts';

/** `total` counts threads, as the slice does. */
export async function listDiscussions(
  database: Database,
  { conditionId, ...query }: PageQuery & { conditionId: number },
): Promise<Sliced<Discussion>> {
  const discussions = await selectDiscussions(database, { conditionId, slice: sliceOf(query) });
  if (!discussions) throw new NotFound(CONDITION_NOT_FOUND);
  return discussions;
}
