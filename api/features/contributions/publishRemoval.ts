import { z } from 'zod';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { Conflict } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { holdPath } from './paths/selectPathNow.ts';
import { toPageKey } from './selectPublishedBase.ts';
import { PAGE_GONE, type Publishing, toPermit, toWritable, type Written, writeRecord } from './writeRecord.ts';

/** Unpublishes a page, whose record stays as a draft. Without a translation, readers get the default language. */
export async function publishRemoval(publishing: Publishing): Promise<Written> {
  const { conditionId, pathId, languageId, description } = publishing.contribution;
  const target = await lockRemovalTarget(publishing);
  if (!target) throw new Conflict(PAGE_GONE);
  const isCondition = target.collection === 'conditions';
  const { emergencyReason } = publishing;
  const notes = isCondition
    ? { editSummary: description, emergencyReason }
    : pathId !== null && { editSummary: emergencyReason ?? description };
  await writeRecord(publishing, {
    ...target,
    permit: (before) => toPermit(publishing, before),
    data: (before) => ({ ...toWritable(before), ...notes, _status: 'draft' }),
  });
  if (pathId !== null)
    return { conditionId: null, link: languageId === null ? null : `/learning/paths/${pathId}`, version: null };
  const isStillThere = conditionId !== null && languageId !== null;
  const version = isCondition ? ({ collection: 'conditions', id: target.id, status: 'draft' } as const) : null;
  return { conditionId, link: isStillThere ? `/condition/${conditionId}` : null, version };
}

const REMOVABLE_PATH = defineStatement({
  name: 'review-removable-path',
  row: { id: z.number(), collection: z.literal('learning-paths') },
  text: `SELECT 'learning-paths' AS collection, id FROM learning_paths WHERE id = $1 AND _status = 'published'`,
});

const REMOVABLE_PATH_TEXTS = defineStatement({
  name: 'review-removable-path-texts',
  row: { id: z.number(), collection: z.literal('learning-path-translations') },
  text: `SELECT 'learning-path-translations' AS collection, id FROM learning_path_translations
         WHERE path_id = $1 AND language_id = $2 AND _status = 'published'`,
});

/** Finds the published record and locks it, or its learning path. Null when it is not published. */
async function lockRemovalTarget({
  contribution,
  connection,
}: Publishing): Promise<{ collection: Reviewed; id: number } | null> {
  const page = toPageKey(contribution);
  const { pathId, languageId } = contribution;
  if (pathId !== null) {
    await holdPath(connection, pathId);
    if (languageId === null) return findRow(connection, REMOVABLE_PATH, [pathId]);
    return findRow(connection, REMOVABLE_PATH_TEXTS, [pathId, languageId]);
  }
  if (!page) return null;
  if (languageId === null) {
    const found = await selectPage(connection, { ...page, isHeld: true });
    return found && { collection: 'conditions', id: found.id };
  }
  const found = await selectTranslation(connection, { ...page, languageId, isHeld: true });
  return found?.isPublished ? { collection: `${page.kind}-translations`, id: found.id } : null;
}
