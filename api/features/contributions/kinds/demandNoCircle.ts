import type { PathContent } from '../../../contracts/learning/pathProposal.ts';
import type { Database } from '../../../platform/Database.ts';
import { BadRequest } from '../../../platform/errors.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

const REVIEW_PATH_CIRCLE = defineStatement({
  name: 'review-path-circle',
  text: `WITH RECURSIVE before AS (
           SELECT unnest($2::int[]) AS id
           UNION SELECT r.learning_paths_id FROM before b
             JOIN learning_paths_rels r ON r.parent_id = b.id AND r.path = 'prerequisites')
         SELECT FROM before WHERE id = $1`,
});

/** @throws BadRequest for a path that is its own prerequisite, directly or through others, so that nobody could begin it */
export async function demandNoCircle(database: Database, { id, prerequisites }: PathContent): Promise<void> {
  const circle = await findRow(database, REVIEW_PATH_CIRCLE, [id, prerequisites]);
  if (circle) throw new BadRequest('prerequisites: nobody completes a path before itself');
}
