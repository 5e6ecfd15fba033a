import type pg from 'pg';
import type { JudgedQuery } from '../../search/judged.ts';

/** Ids of the conditions that contain the text as it stands, in the page's language or else the default one. */
export async function findWithIlike(sql: pg.Pool, { q, language }: JudgedQuery): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM (
       SELECT c.id, coalesce(t.name, c.name) AS name,
         concat_ws(' ', coalesce(t.name, c.name), coalesce(t.aliases, c.aliases), coalesce(t.summary, c.summary),
           coalesce(t.tags, c.tags), coalesce(t.overview, c.overview), coalesce(t.symptoms, c.symptoms),
           coalesce(t.causes, c.causes), coalesce(t.treatments, c.treatments)) AS page
       FROM conditions c LEFT JOIN languages l ON l.code = $2
       LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = l.id AND t._status = 'published'
       WHERE c._status = 'published') texts
     WHERE page ILIKE $1 ORDER BY (name ILIKE $1) DESC, id`,
    [`%${q.replace(/[\\%_]/g, '\\$&')}%`, language],
  );
  return rows.map(({ id }) => id);
}
