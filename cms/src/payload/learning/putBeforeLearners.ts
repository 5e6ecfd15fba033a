import type { PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { rowOf, rowsOf } from '@common-ground/api/platform/Database.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { databaseOn } from './databaseOn.ts';
import { type PathRecord, pathOfRecord } from './pathRecord.ts';
import { type TranslationRecord, textsOfRecord } from './pathTranslation.ts';

type Related = number | { id: number };
type Published = { id: number; _status?: string; path?: Related };

/**
 * A path that is published, or a translation of it, is before learners when the transaction ends that published it. What
 * is read for that is what is published, past any draft on top of it.
 */
export const putBeforeLearners: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, path, _status } = doc as Published;
  // A draft beside what is published is no record of its own, and is said to be a draft.
  if (_status !== 'published') return doc;
  const pathId = path === undefined ? id : typeof path === 'object' ? path.id : path;
  const database = await databaseOn(req);
  const record = await rowOf<PathRecord>(database, {
    name: 'published-path',
    text: `SELECT id, title, description, sources, modules FROM learning_paths WHERE id = $1 AND _status = 'published'`,
    values: [pathId],
  });
  // With nothing in it there is nothing to learn: what learners have stays.
  if (!Array.isArray(record?.modules) || record.modules.length === 0) return doc;
  const translations = await rowsOf<TranslationRecord & { language: string }>(database, {
    name: 'published-path-translations',
    text: `SELECT l.code AS language, t.title, t.description, t.modules
           FROM learning_path_translations t JOIN languages l ON l.id = t.language_id
           WHERE t.path_id = $1 AND t._status = 'published'`,
    values: [pathId],
  });
  const source = pathOfRecord(record);
  const texts: [string, PathTexts][] = translations.map((one) => [one.language, textsOfRecord(one, source)]);
  const done = await publishPath(database, {
    path: source,
    language: 'en',
    translations: Object.fromEntries(texts),
  });
  // Its figures were written beside Payload, which answers with those from before.
  return path === undefined ? { ...doc, edition: done.edition } : doc;
};
