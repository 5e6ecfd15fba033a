import { FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';
import type { Category } from '@common-ground/api/contracts/payload-types.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Counts `revision` up when a text of the category changes: translations made from an older revision are stale. */
export const countRevision: CollectionBeforeChangeHook<Category> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const after: Partial<Category> = { ...originalDoc, ...data };
  const isChanged = FIELDS.category.some(({ name }) => {
    const field = name as keyof Category;
    return !isEqualText(after[field], originalDoc[field]);
  });
  return { ...data, revision: (originalDoc.revision ?? 1) + (isChanged ? 1 : 0) };
};
