import type { CmsClient } from './CmsClient.ts';

/** Adds drafts to a published path and its translation: without a draft, nothing could be sent. */
export async function givenPathDrafts({
  test: { pool, payload },
}: CmsClient): Promise<{ path: number; pathTexts: number }> {
  const { rows } = await pool.query<{ path: number; pathTexts: number }>(
    `SELECT path_id AS path, id AS "pathTexts" FROM learning_path_translations WHERE _status = 'published' ORDER BY id LIMIT 1`,
  );
  const drafts = rows[0] ?? { path: 0, pathTexts: 0 };
  for (const [collection, id] of [
    ['learning-paths', drafts.path],
    ['learning-path-translations', drafts.pathTexts],
  ] as const)
    await payload.update({ collection, id, data: { title: 'Retitled', _status: 'draft' }, draft: true });
  return drafts;
}
