import { rowOf } from '@common-ground/api/platform/Database.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { databaseOn } from './databaseOn.ts';

/** Of which edition of its path a translation was published: after a later one it is looked at again. */
export const noteEdition: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const path = data.path ?? originalDoc?.path;
  const found = await rowOf<{ edition: number }>(await databaseOn(req), {
    name: 'edition-translated',
    text: 'SELECT edition::int AS edition FROM learning_paths WHERE id = $1',
    values: [typeof path === 'object' ? path?.id : path],
  });
  return { ...data, sourceEdition: found?.edition ?? 1 };
};
