import type { PathDocument } from '../../../contracts/learning/pathDocument.ts';
import type { EntryCounts } from '../../../contracts/learning/translatedEntries.ts';
import { type Database, findRow } from '../../../platform/Database.ts';

/** Selects the newest edition whose document is stored. With `isHeld`, locks the path first against publications. */
export async function selectNewestEdition(
  database: Database,
  { pathId, isHeld = false }: { pathId: number; isHeld?: boolean },
): Promise<{ edition: number; path: PathDocument } | null> {
  if (isHeld) await lockPath(database, pathId);
  return findRow<{ edition: number; path: PathDocument }>(database, {
    name: 'learning-newest-edition',
    text: `SELECT e.edition, e.path FROM learning.edition e
           WHERE e.path_id = $1 AND e.path IS NOT NULL ORDER BY e.edition DESC LIMIT 1`,
    values: [pathId],
  });
}

export async function selectEdition(
  database: Database,
  { pathId, edition }: { pathId: number; edition: number },
): Promise<{ path: PathDocument } | null> {
  return findRow<{ path: PathDocument }>(database, {
    name: 'learning-edition-of-path',
    text: 'SELECT path FROM learning.edition WHERE path_id = $1 AND edition = $2 AND path IS NOT NULL',
    values: [pathId, edition],
  });
}

export async function lockPath(database: Database, pathId: number): Promise<void> {
  await database.query({
    name: 'learning-hold-path',
    text: 'SELECT FROM learning_paths WHERE id = $1 FOR NO KEY UPDATE',
    values: [pathId],
  });
}

export type TranslationCounts = EntryCounts & { translationId: number; isDraft: boolean };

/** Replaces all counts of these translations, so that counts of published or deleted drafts disappear. */
export async function replaceTranslationCounts(
  database: Database,
  counts: readonly TranslationCounts[],
): Promise<void> {
  await database.query({
    name: 'learning-forget-translated',
    text: 'DELETE FROM learning.translated WHERE translation_id = ANY ($1)',
    values: [counts.map(({ translationId }) => translationId)],
  });
  await database.query({
    name: 'learning-write-translated',
    text: `INSERT INTO learning.translated (translation_id, is_draft, entries, done, stale)
           SELECT "translationId", "isDraft", entries, done, stale FROM jsonb_to_recordset($1)
             AS t("translationId" int, "isDraft" boolean, entries int, done int, stale int)`,
    values: [JSON.stringify(counts)],
  });
}
