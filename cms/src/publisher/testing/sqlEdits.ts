import type { Sql } from '../Sql.ts';

/** Edits in plain SQL, which are so fast that many happen while one page is rendered. */
const EDITS = [
  `UPDATE conditions SET name = 'Name ' || $1::int, last_updated = now() WHERE id = $2::int`,
  `UPDATE conditions SET summary = 'Summary ' || $1::int, last_updated = now() WHERE id = $2::int`,
  `UPDATE conditions SET category_id = 1 + $1::int % 3 WHERE id = $2::int`,
  `UPDATE conditions SET _status = (CASE WHEN _status = 'draft' OR $1::int % 3 > 0 THEN 'published' ELSE 'draft' END)::enum_conditions_status WHERE id = $2::int`,
  `UPDATE condition_translations SET name = 'Nom ' || $1::int, updated_at = now() WHERE condition_id = $2::int AND language_id = 2 + $1::int % 3`,
  `UPDATE condition_translations SET _status = (CASE WHEN $1::int % 2 = 0 THEN 'published' ELSE 'draft' END)::enum_condition_translations_status
   WHERE condition_id = $2::int AND language_id = 2 + $1::int % 3`,
  `UPDATE categories SET name = 'Shelf ' || $1::int WHERE id = 1 + $2::int % 3`,
  `UPDATE category_translations SET name = 'Rayon ' || $1::int WHERE category_id = 1 + $2::int % 3 AND language_id = 2 + $1::int % 3`,
  `UPDATE pages SET title = 'About ' || $1::int WHERE slug = (CASE WHEN $2::int % 2 = 0 THEN 'about' ELSE 'terms' END)::enum_pages_slug`,
];

/** Returns a stream of edits, the same for the same seed. `random` returns an integer below its argument. */
export function sqlEdits(sql: Sql, seed: number) {
  let state = seed;
  const random = (below: number): number => {
    // The linear congruential generator of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let count = 0;
  const edit = async () => {
    count += 1;
    await sql.query(EDITS[random(EDITS.length)] as string, [count * 7 + random(7), 1 + random(14)]);
  };
  return { edit, random };
}
