import type { Category } from '@common-ground/api/contracts/payload-types.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** `revision` of a category counts up when its texts change: translations that were made from an older one are stale. */
export const countRevision: CollectionBeforeChangeHook<Category> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { name, description, revision } = originalDoc;
  const isChanged = (data.name ?? name) !== name || (data.description ?? description) !== description;
  return { ...data, revision: (revision ?? 1) + (isChanged ? 1 : 0) };
};
