import { rowOf } from '@common-ground/api/platform/Database.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { databaseOn } from './databaseOn.ts';

/** Nothing of a path is to be seen before its first publication; what was shut later stays shut. */
export const openToLearners: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isPublished = data._status === 'published';
  if (operation === 'create') return isPublished ? data : { ...data, isActive: false };
  if (!isPublished) return data;
  const found = await rowOf(await databaseOn(req), {
    name: 'path-has-edition',
    text: 'SELECT FROM learning.edition WHERE path_id = $1 LIMIT 1',
    values: [originalDoc?.id],
  });
  return found ? data : { ...data, isActive: true };
};
