import { permitOf } from '@common-ground/api/features/contributions/publishPermit.ts';
import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { selectNewestEdition, writeTranslated } from '@common-ground/api/features/learning/queries/editions.ts';
import { type Database, rowOf } from '@common-ground/api/platform/Database.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { databaseOn } from './databaseOn.ts';
import { type PathRecord, pathOfRecord } from './pathRecord.ts';
import { translationsOf } from './translationsOf.ts';

type Related = number | { id: number };
type Published = { id: number; _status?: string; path?: Related };

/**
 * A path that is published, or a translation of it, is before learners when the transaction ends that published it. What
 * is read for that is what is published, past any draft on top of it.
 */
export const putBeforeLearners: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, path, _status } = doc as Published;
  const pathId = path === undefined ? id : typeof path === 'object' ? path.id : path;
  const database = await databaseOn(req);
  // A draft beside what is published is no record of its own, and is said to be a draft; a translation that is taken away is
  // gone from learners.
  if (_status !== 'published' && !permitOf(req.context)) {
    if (path !== undefined) await countDrafted(database, { id, pathId });
    return doc;
  }
  const record = await rowOf<PathRecord>(database, {
    name: 'published-path',
    text: `SELECT id, title, description, sources, modules FROM learning_paths WHERE id = $1 AND _status = 'published'`,
    values: [pathId],
  });
  // With nothing in it there is nothing to learn: what learners have stays.
  if (!Array.isArray(record?.modules) || record.modules.length === 0) return doc;
  const source = pathOfRecord(record);
  const translations = await translationsOf(database, source);
  const published = translations.filter(({ counts }) => !counts.isDraft);
  const done = await publishPath(database, {
    path: source,
    language: 'en',
    translations: Object.fromEntries(published.map(({ language, texts }) => [language, texts])),
  });
  await writeTranslated(
    database,
    translations.map(({ counts }) => counts),
  );
  // Its figures were written beside Payload, which answers with those from before.
  return path === undefined ? { ...doc, edition: done.edition } : doc;
};

/** How far a draft of a translation is; nothing of a path that learners do not have yet. */
async function countDrafted(database: Database, { id, pathId }: { id: number; pathId: number }): Promise<void> {
  const now = await selectNewestEdition(database, { pathId });
  if (!now) return;
  const translations = await translationsOf(database, now.path, id);
  await writeTranslated(
    database,
    translations.map(({ counts }) => counts),
  );
}
