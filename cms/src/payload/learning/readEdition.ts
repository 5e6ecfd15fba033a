import { rowOf } from '@common-ground/api/platform/Database.ts';
import type { CollectionAfterReadHook } from 'payload';
import { databaseOn } from './databaseOn.ts';

/**
 * The edition that learners have, also beside a draft: versions are never changed, and each is kept before its publication
 * gives it a number.
 */
export const readEdition: CollectionAfterReadHook = async ({ doc, req }) => {
  // A version in a list of versions is no document, and a list may leave the field out.
  if (!doc.id || doc.edition === undefined) return doc;
  const path = await rowOf<{ edition: number }>(await databaseOn(req), {
    name: 'edition-of-path',
    text: 'SELECT coalesce(edition, 1)::int AS edition FROM learning_paths WHERE id = $1',
    values: [doc.id],
  });
  return path ? { ...doc, edition: path.edition } : doc;
};
