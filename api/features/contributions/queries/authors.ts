import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';
import { isWrittenBy } from '../../history/queries/isWrittenBy.ts';
import type { Contribution } from './contributions.ts';

const REVIEW_KNOWN_AUTHOR = defineStatement({
  name: 'review-known-author',
  text: `SELECT FROM _conditions_v v
           WHERE v.parent_id = $1 AND v.version__status = 'published' AND v.version_last_edited_by_id = $2
         UNION ALL
         SELECT FROM contributions c WHERE c.condition_id = $1 AND c.status = 'published' AND c.id <> $4
           AND (c.user_id = $2 OR ($2::int IS NULL AND c.user_id IS NULL AND lower(c.contributor_email) = lower($3)))
         LIMIT 1`,
});

/** Returns whether the author has published nothing on the page so far. Must be called before the publication. */
export async function isNewAuthor(
  database: Database,
  { conditionId, contribution }: { conditionId: number; contribution: Pick<Contribution, 'userId' | 'email' | 'id'> },
): Promise<boolean> {
  const { userId, email, id } = contribution;
  const known = await findRow(database, REVIEW_KNOWN_AUTHOR, [conditionId, userId, email, id]);
  return known === null;
}

const EDIT_COUNT = defineStatement({
  text: 'UPDATE users SET edit_count = coalesce(edit_count, 0) + 1 WHERE id = $1',
});

/** Counts in SQL, because Payload would write back the whole user. */
export async function countEdit(database: Database, userId: number): Promise<void> {
  await execute(database, EDIT_COUNT, [userId]);
}

const REVIEW_HAS_ADDRESS = defineStatement({
  name: 'review-has-address',
  text: 'SELECT FROM users WHERE id = $1 AND lower(email) = lower($2)',
});

/** Returns whether `email` is the user's address, verified or not. */
export async function hasAddress(database: Database, userId: number, email: string | null): Promise<boolean> {
  if (!email) return false;
  const found = await findRow(database, REVIEW_HAS_ADDRESS, [userId, email]);
  return found !== null;
}

const REVIEW_HAS_WRITTEN = defineStatement({
  name: 'review-has-written',
  text: `SELECT FROM contributions c WHERE c.id = $1 AND ${isWrittenBy('$2')}`,
});

/** Returns whether a user resolved a conflict in a contribution, or saved one of the drafts that it was sent from. */
export async function hasWritten(database: Database, contributionId: number, userId: number): Promise<boolean> {
  const found = await findRow(database, REVIEW_HAS_WRITTEN, [contributionId, userId]);
  return found !== null;
}
