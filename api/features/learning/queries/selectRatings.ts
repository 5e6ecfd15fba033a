import { z } from 'zod';
import {
  NEWEST_RATINGS,
  type PathRating,
  pathRatingSchema,
  pathScoreSchema,
} from '../../../contracts/learning/ratings.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';

/** Selects rating `r` of user `u`. Unless `own`, leaves out the content of a rating that is not visible. */
const columns = ({ own }: { own: boolean }) => {
  const shown = (column: string) => (own ? column : `CASE WHEN r.state = 'visible' THEN ${column} END`);
  return `r.id, r.learning_path_id AS "learningPathId", r.user_id AS "userId", u.display_name AS "userName",
    ${shown('r.rating::int')} AS rating, ${shown('r.review')} AS review,
    coalesce(${shown('r.is_helpful')}, false) AS "isHelpful", r.created_at AS "createdAt", r.edited_at AS "editedAt",
    r.state, r.state_reason AS "stateReason"`;
};

const RATINGS = defineStatement({
  name: 'path-ratings',
  row: { ...pathRatingSchema.shape, total: z.number() },
  text: `SELECT one.*, (SELECT count(*)::int FROM learning_path_reviews r WHERE r.learning_path_id = p.id) AS total
         FROM learning_paths p LEFT JOIN LATERAL (
           SELECT ${columns({ own: false })} FROM learning_path_reviews r JOIN users u ON u.id = r.user_id
           WHERE r.learning_path_id = p.id ORDER BY r.created_at DESC, r.id DESC LIMIT $2::bigint OFFSET $3::bigint) one ON true
         WHERE p.id = $1 AND p.is_active ORDER BY one."createdAt" DESC, one.id DESC`,
});

export async function selectRatings(
  database: Database,
  { pathId, slice }: { pathId: number; slice: Slice },
): Promise<Sliced<PathRating> | null> {
  const rows = await selectRows(database, RATINGS, [pathId, slice?.limit ?? null, slice?.offset ?? 0]);
  const [first] = rows;
  if (!first) return null;
  // The LEFT JOIN yields one row of nulls when the slice has no ratings.
  const found = rows.filter(({ id }) => id !== null);
  return { items: found.map(({ total: _, ...row }) => row), total: first.total };
}

const SCORE = defineStatement({
  name: 'path-score',
  row: pathScoreSchema,
  text: `SELECT round(avg(r.rating), 1)::float AS average, count(r.id)::int AS count,
           count(r.id) FILTER (WHERE r.is_helpful)::int AS helpful
         FROM learning_paths p LEFT JOIN learning_path_reviews r ON r.learning_path_id = p.id AND r.state = 'visible'
         WHERE p.id = $1 AND p.is_active GROUP BY p.id`,
});

/** Selects figures of visible ratings only; null when the path is missing or closed. */
export const selectScore = (database: Database, pathId: number) => findRow(database, SCORE, [pathId]);

const { id, userName, rating, review, isHelpful, createdAt, editedAt } = pathRatingSchema.shape;
const NEWEST = defineStatement({
  name: 'newest-ratings',
  row: { id, userName, rating, review, isHelpful, createdAt, editedAt },
  text: `SELECT r.id, u.display_name AS "userName", r.rating::int AS rating, r.review, r.is_helpful AS "isHelpful",
           r.created_at AS "createdAt", r.edited_at AS "editedAt"
         FROM learning_path_reviews r JOIN users u ON u.id = r.user_id
         WHERE r.learning_path_id = $1 AND r.state = 'visible' ORDER BY r.created_at DESC, r.id DESC LIMIT ${NEWEST_RATINGS}`,
});
export const selectNewestRatings = (database: Database, pathId: number) => selectRows(database, NEWEST, [pathId]);

const OWN_RATINGS = defineStatement({
  name: 'own-ratings',
  row: pathRatingSchema,
  text: `SELECT ${columns({ own: true })} FROM learning_path_reviews r JOIN users u ON u.id = r.user_id
         WHERE r.user_id = $1 AND ($2::int IS NULL OR r.learning_path_id = $2)
         ORDER BY r.created_at DESC, r.id DESC`,
});
export const selectOwnRatings = (database: Database, { userId, pathId }: { userId: number; pathId?: number }) =>
  selectRows(database, OWN_RATINGS, [userId, pathId ?? null]);
