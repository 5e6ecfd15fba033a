import { z } from 'zod';
import { type ratePath as call, NOT_COMPLETED_YET, type PathRating } from '../../contracts/learning/ratings.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { selectOwnRatings } from './queries/selectRatings.ts';

const ratingsOfUser = new Throttle({ name: 'ratings-user', tries: 30, seconds: 10 * 60 });

type Rated = z.output<typeof call.body> & { userId: number; pathId: number };

/**
 * Stores a user's rating in place of an earlier one; null when the path is missing or closed.
 * @throws Forbidden when the path is not completed, Conflict when a moderator has hidden the earlier rating
 * @throws TooManyRequests
 */
export async function ratePath(rated: Rated, database: Database): Promise<PathRating | null> {
  await ratingsOfUser.spend(database, String(rated.userId));
  const { userId, review } = rated;
  return inTransaction(database, async (connection) => {
    const flag = (id: number) => flagCrisis(connection, { kind: 'review', id, authorId: userId, texts: [review] });
    // Locks the case before the learner, as decisions of moderators do. A first rating has no case yet.
    const earlier = await selectRatingId(connection, rated);
    if (earlier) await flag(earlier.id);
    await lockLearner(connection, rated.userId);
    const came = await writeRating(connection, rated);
    if (!came) return null;
    if (!came.isCompleted) throw new Forbidden(NOT_COMPLETED_YET);
    if (came.id === null) throw new Conflict(NOT_POSSIBLE_NOW);
    if (!earlier) await flag(came.id);
    return (await selectOwnRatings(connection, rated))[0] ?? null;
  });
}

const RATING_ID = defineStatement({
  name: 'path-rating-id',
  row: { id: z.number() },
  text: 'SELECT id FROM learning_path_reviews WHERE user_id = $1 AND learning_path_id = $2',
});
const selectRatingId = (connection: Database, { userId, pathId }: Rated) =>
  findRow(connection, RATING_ID, [userId, pathId]);

const RATING_UPSERT = defineStatement({
  name: 'path-rate',
  row: { isCompleted: z.boolean(), id: z.number().nullable() },
  text: `WITH place AS (
           SELECT p.id, coalesce(g.status = 'completed', false) AS is_completed
           FROM learning_paths p LEFT JOIN user_progress g ON g.path_id = p.id AND g.user_id = $1
           WHERE p.id = $2 AND p.is_active),
         rated AS (
           INSERT INTO learning_path_reviews AS r (user_id, learning_path_id, rating, review, is_helpful)
           SELECT $1, id, $3, $4, $5 FROM place WHERE is_completed
           ON CONFLICT (user_id, learning_path_id) DO UPDATE SET rating = excluded.rating, review = excluded.review,
             is_helpful = excluded.is_helpful, updated_at = now(), edited_at = CASE
               WHEN (r.rating, r.review, r.is_helpful) IS DISTINCT FROM (excluded.rating, excluded.review, excluded.is_helpful)
               THEN now() ELSE r.edited_at END
           WHERE r.state = 'visible' RETURNING r.id)
         SELECT place.is_completed AS "isCompleted", rated.id FROM place LEFT JOIN rated ON true`,
});
const writeRating = (connection: Database, { userId, pathId, rating, review, isHelpful }: Rated) =>
  findRow(connection, RATING_UPSERT, [userId, pathId, rating, review || null, isHelpful ?? false]);
