import { DISCUSSION_NOT_FOUND, type Discussion } from '../../contracts/talk/talk.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { selectDiscussion } from './queries/selectDiscussions.ts';

/** Threads alone are resolved; a reply is as good as missing. */
export async function resolveDiscussion(
  database: Database,
  { id, isResolved }: { id: number; isResolved: boolean },
): Promise<Discussion> {
  await database.query({
    name: 'discussion-resolve',
    text: `UPDATE discussions SET is_resolved = $2, updated_at = now()
           WHERE id = $1 AND parent_id IS NULL AND is_resolved IS DISTINCT FROM $2`,
    values: [id, isResolved],
  });
  const thread = await selectDiscussion(database, id);
  if (!thread || thread.parentId !== null) throw new NotFound(DISCUSSION_NOT_FOUND);
  return thread;
}
