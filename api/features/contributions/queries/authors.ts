import { type Database, rowOf } from '../../../platform/Database.ts';
import type { Contribution } from './contributions.ts';

/** Whether nothing of this author was published on the page before; to be asked before it is. */
export async function isNewAuthor(
  database: Database,
  { conditionId, contribution }: { conditionId: number; contribution: Pick<Contribution, 'userId' | 'email' | 'id'> },
): Promise<boolean> {
  const { userId, email, id } = contribution;
  const known = await rowOf(database, {
    name: 'review-known-author',
    text: `SELECT FROM _conditions_v v
             WHERE v.parent_id = $1 AND v.version__status = 'published' AND v.version_last_edited_by_id = $2
           UNION ALL
           SELECT FROM contributions c WHERE c.condition_id = $1 AND c.status = 'published' AND c.id <> $4
             AND (c.user_id = $2 OR ($2::int IS NULL AND c.user_id IS NULL AND lower(c.contributor_email) = lower($3)))
           LIMIT 1`,
    values: [conditionId, userId, email, id],
  });
  return known === null;
}

/** Beside Payload, which would write all of a user back. */
export async function countEdit(database: Database, userId: number): Promise<void> {
  await database.query('UPDATE users SET edit_count = coalesce(edit_count, 0) + 1 WHERE id = $1', [userId]);
}
