import {
  replaceTranslationCounts,
  selectNewestEdition,
} from '@common-ground/api/features/learning/queries/editions.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { selectPathTranslations } from './selectPathTranslations.ts';

/**
 * Counts the translated and the stale entries of one or all translations of a path, published and drafted. Does nothing
 * while the path has no published edition. The caller provides the transaction.
 */
export async function countTranslations(
  database: Database,
  { pathId, translationId = null }: { pathId: number; translationId?: number | null },
): Promise<void> {
  const now = await selectNewestEdition(database, { pathId });
  if (!now) return;
  const translations = await selectPathTranslations(database, now.path, translationId);
  await replaceTranslationCounts(
    database,
    translations.map(({ counts }) => counts),
  );
}
