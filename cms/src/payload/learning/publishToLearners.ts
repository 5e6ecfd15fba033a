import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { replaceTranslationCounts } from '@common-ground/api/features/learning/queries/editions.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, findRow, json } from '@common-ground/api/platform/statement.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';
import { countTranslations } from './countTranslations.ts';
import { type PathRecord, readPathDocument } from './pathRecord.ts';
import { selectPathTranslations } from './selectPathTranslations.ts';

type Related = number | { id: number };
type Published = { id: number; _status?: string; path?: Related };

const PUBLISHED_PATH = defineStatement({
  name: 'published-path',
  row: {
    id: z.number(),
    title: z.string(),
    description: z.string(),
    sources: json<PathRecord['sources']>(),
    modules: json<PathRecord['modules']>(),
  },
  text: `SELECT id, title, description, sources, modules FROM learning_paths WHERE id = $1 AND _status = 'published'`,
});

/** Publishes a path to learners in the same transaction, from the published record and not from a newer draft. */
export const publishToLearners: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, path, _status } = doc as Published;
  const pathId = path === undefined ? id : typeof path === 'object' ? path.id : path;
  const database = await findRequestConnection(req);
  // An unpublished record without a permit is a draft. With a permit it may be a translation that was taken down, which
  // learners must lose.
  if (_status !== 'published' && !findPermit(req.context)) {
    if (path !== undefined) await countTranslations(database, { pathId, translationId: id });
    return doc;
  }
  const record = await findRow(database, PUBLISHED_PATH, [pathId]);
  // When the path is not published or has no modules, learners keep what they have.
  if (!Array.isArray(record?.modules) || record.modules.length === 0) return doc;
  const source = readPathDocument(record);
  const translations = await selectPathTranslations(database, source);
  const published = translations.filter(({ counts }) => !counts.isDraft);
  const done = await publishPath(database, {
    path: source,
    language: 'en',
    translations: Object.fromEntries(published.map(({ language, texts }) => [language, texts])),
  });
  await replaceTranslationCounts(
    database,
    translations.map(({ counts }) => counts),
  );
  // `publishPath` wrote the new edition without Payload, whose `doc` still has the old one.
  return path === undefined ? { ...doc, edition: done.edition } : doc;
};
