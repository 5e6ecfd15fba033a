import { NEWEST_RATINGS, type PathRating, type PathScore } from '../../../contracts/learning/ratings.ts';
import type { ShownRating } from '../../../contracts/publishing/contentSource.ts';
import { type Database, findRow, selectIsoRows } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';

/** Selects rating `r` of user `u`. Unless `own`, leaves out the content of a rating that is not visible. */
const columns = ({ own }: { own: boolean }) => {
  const shown = (column: string) => (own ? column : `CASE WHEN r.state = 'visible' THEN ${column} END`);
  return `r.id, r.learning_path_id AS "learningPathId", r.user_id AS "userId", u.display_name AS "userName",
    ${shown('r.rating::int')} AS rating, ${shown('r.review')} AS review,
    coalesce(${shown('r.is_helpful')}, false) AS "isHelpful", r.created_at AS "createdAt", r.edited_at AS "editedAt",
    r.state, r.state_reason AS "stateReason"`;
};

export async function selectRatings(
  database: Database,
  { pathId, slice }: { pathId: number; slice: Slice },
): Promise<Sliced<PathRating> | null> {
  const rows = await selectIsoRows<PathRating & { total: number }>(database, {
    name: 'path-ratings',
    text: `SELECT one.*, (SELECT count(*)::int FROM learning_path_reviews r WHERE r.learning_path_id = p.id) AS total
           FROM learning_paths p LEFT JOIN LATERAL (
             SELECT ${columns({ own: false })} FROM learning_path_reviews r JOIN users u ON u.id = r.user_id
             WHERE r.learning_path_id = p.id ORDER BY r.created_at DESC, r.id DESC LIMIT $2::bigint OFFSET $3::bigint) one ON true
           WHERE p.id = $1 AND p.is_active ORDER BY one."createdAt" DESC, one.id DESC`,
    values: [pathId, slice?.limit ?? null, slice?.offset ?? 0],
  });
  const [first] = rows;
  if (!first) return null;
  // The LEFT JOIN yields one row of nulls when the slice has no ratings.
  const found = rows.filter(({ id }) => id !== null);
  return { items: found.map(({ total: _, ...row }) => row), total: first.total };
}

/** Selects figures of visible ratings only; null when the path is missing or closed. */
export function selectScore(database: Database, pathId: number): Promise<PathScore | null> {
  return findRow<PathScore>(database, {
    name: 'path-score',
    text: `SELECT round(avg(r.rating), 1)::float AS average, count(r.id)::int AS count,
             count(r.id) FILTER (WHERE r.is_helpful)::int AS helpful
           FROM learning_paths p LEFT JOIN learning_path_reviews r ON r.learning_path_id = p.id AND r.state = 'visible'
           WHERE p.id = $1 AND p.is_active GROUP BY p.id`,
    values: [pathId],
  });
}

export function selectNewestRatings(database: Database, pathId: number): Promise<ShownRating[]> {
  return selectIsoRows<ShownRating>(database, {
    name: 'newest-ratings',
    text: `SELECT r.id, u.display_name AS "userName", r.rating::int AS rating, r.review, r.is_helpful AS "isHelpful",
             r.created_at AS "createdAt", r.edited_at AS "editedAt"
           FROM learning_path_reviews r JOIN users u ON u.id = r.user_id
           WHERE r.learning_path_id = $1 AND r.state = 'visible' ORDER BY r.created_at DESC, r.id DESC LIMIT ${NEWEST_RATINGS}`,
    values: [pathId],
  });
}

export function selectOwnRatings(
  database: Database,
  { userId, pathId }: { userId: number; pathId?: number },
): Promise<PathRating[]> {
  return selectIsoRows<PathRating>(database, {
    name: 'own-ratings',
    text: `SELECT ${columns({ own: true })} FROM learning_path_reviews r JOIN users u ON u.id = r.user_id
           WHERE r.user_id = $1 AND ($2::int IS NULL OR r.learning_path_id = $2)
           ORDER BY r.created_at DESC, r.id DESC`,
    values: [userId, pathId ?? null],
  });
}
