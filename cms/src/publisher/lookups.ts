import { RELATED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { conditionPath } from '@common-ground/site/renderer';
import type { Affected } from './affectedPaths.ts';
import type { Sql } from './Sql.ts';

export async function selectDependentPages(sql: Sql, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql.query<{ path: string }>({
    name: 'publisher-pages-showing',
    // Lists come before pages of conditions, because a list shows more of a change than a link to a related condition.
    text: `SELECT path FROM publisher.page WHERE dependencies && $1::text[] ORDER BY path ~ '(^|/)condition/', path`,
    values: [names],
  });
  return rows.map((row) => row.path);
}

/** Selects pages of the conditions just before each position (continuing from the end), which list it as related. */
export async function selectPagesWithRelated(
  sql: Sql,
  positions: Affected['relatedTo'],
  languages: ActiveLanguage[],
): Promise<string[]> {
  const ids = new Set<number>();
  for (const { conditionId, categoryId } of positions) {
    const { rows } = await sql.query<{ id: number }>({
      name: 'publisher-pages-before',
      text: `(SELECT id FROM conditions WHERE category_id = $1 AND _status = 'published' AND id < $2 ORDER BY id DESC LIMIT ${RELATED_CONDITIONS})
             UNION (SELECT id FROM conditions WHERE category_id = $1 AND _status = 'published' AND id > $2 ORDER BY id DESC LIMIT ${RELATED_CONDITIONS})`,
      values: [categoryId, conditionId],
    });
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].flatMap((id) => languages.map(({ code }) => conditionPath(id, code)));
}
