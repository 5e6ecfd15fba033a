import { z } from 'zod';
import type { EntryCounts } from '../../../contracts/documents/translatedEntries.ts';
import type { PathDocument } from '../../../contracts/learning/pathDocument.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, json } from '../../../platform/statement.ts';

const NEWEST_EDITION = defineStatement({
  name: 'learning-newest-edition',
  row: { edition: z.number(), path: json<PathDocument>() },
  text: `SELECT e.edition, e.path FROM learning.edition e
         WHERE e.path_id = $1 AND e.path IS NOT NULL ORDER BY e.edition DESC LIMIT 1`,
});

/** Selects the newest edition whose document is stored. With `isHeld`, locks the path first against publications. */
export async function selectNewestEdition(
  database: Database,
  { pathId, isHeld = false }: { pathId: number; isHeld?: boolean },
): Promise<{ edition: number; path: PathDocument } | null> {
  if (isHeld) await lockPath(database, pathId);
  return findRow(database, NEWEST_EDITION, [pathId]);
}

const EDITION = defineStatement({
  name: 'learning-edition-of-path',
  row: { path: json<PathDocument>() },
  text: 'SELECT path FROM learning.edition WHERE path_id = $1 AND edition = $2 AND path IS NOT NULL',
});
export const selectEdition = (database: Database, { pathId, edition }: { pathId: number; edition: number }) =>
  findRow(database, EDITION, [pathId, edition]);

const PATH_LOCK = defineStatement({
  name: 'learning-hold-path',
  text: 'SELECT FROM learning_paths WHERE id = $1 FOR NO KEY UPDATE',
});
export const lockPath = (database: Database, pathId: number) => execute(database, PATH_LOCK, [pathId]);

export type TranslationCounts = EntryCounts & { translationId: number; isDraft: boolean };

const TRANSLATION_COUNTS_REMOVAL = defineStatement({
  name: 'learning-forget-translated',
  text: 'DELETE FROM learning.translated WHERE translation_id = ANY ($1)',
});
const TRANSLATION_COUNTS_INSERT = defineStatement({
  name: 'learning-write-translated',
  text: `INSERT INTO learning.translated (translation_id, is_draft, entries, done, stale)
         SELECT "translationId", "isDraft", entries, done, stale FROM jsonb_to_recordset($1)
           AS t("translationId" int, "isDraft" boolean, entries int, done int, stale int)`,
});

/** Replaces all counts of these translations, so that counts of published or deleted drafts disappear. */
export async function replaceTranslationCounts(
  database: Database,
  counts: readonly TranslationCounts[],
): Promise<void> {
  await execute(database, TRANSLATION_COUNTS_REMOVAL, [counts.map(({ translationId }) => translationId)]);
  await execute(database, TRANSLATION_COUNTS_INSERT, [JSON.stringify(counts)]);
}
