import { clear, sql } from './site.ts';

type Version = { summary: string; symptoms?: string[]; editSummary?: string; isMinor?: boolean; by?: number | null };

/** Inserts published versions of a condition, one after the other, and returns their ids. The page stays as it is. */
export async function givenVersions(conditionId: number, versions: Version[]): Promise<number[]> {
  const columns = await sql<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_name = '_conditions_v' AND column_name NOT IN ('id', 'latest')`,
  );
  const list = columns.map(({ name }) => name).join(', ');
  const ids: number[] = [];
  for (const { summary, symptoms, editSummary = '', isMinor = false, by = null } of versions) {
    const [row] = await sql<{ id: number }>(
      `INSERT INTO _conditions_v (${list}) SELECT ${list} FROM _conditions_v
       WHERE parent_id = $1 AND version__status = 'published' ORDER BY id DESC LIMIT 1 RETURNING id`,
      [conditionId],
    );
    await clear(
      ['_conditions_v'],
      `UPDATE _conditions_v SET version_summary = $2::text, version_symptoms = coalesce($3::jsonb, version_symptoms),
         version_edit_summary = $4, version_is_minor_edit = $5, version_last_edited_by_id = $6,
         version_size = length($2::text), created_at = now() WHERE id = $1`,
      [row?.id, summary, symptoms ? JSON.stringify(symptoms) : null, editSummary, isMinor, by],
    );
    ids.push(row?.id ?? 0);
  }
  return ids;
}
