import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, findRow } from '@common-ground/api/platform/statement.ts';
import type { CollectionAfterReadHook } from 'payload';
import { z } from 'zod';

const EDITION = defineStatement({
  name: 'edition-of-path',
  row: { edition: z.number() },
  text: 'SELECT coalesce(edition, 1)::int AS edition FROM learning_paths WHERE id = $1',
});

/**
 * Reads the edition from the record, because a version is stored before its publication gets a number, and never
 * changes later.
 */
export const readEdition: CollectionAfterReadHook = async ({ doc, req }) => {
  // Items of a list of versions have no id, and a list may omit the field.
  if (!doc.id || doc.edition === undefined) return doc;
  const path = await findRow(await findRequestConnection(req), EDITION, [doc.id]);
  return path ? { ...doc, edition: path.edition } : doc;
};
