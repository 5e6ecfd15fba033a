import type { CategoryTranslation, ConditionTranslation } from '@common-ground/api/contracts/payload-types.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Notes who translated, and when text goes before readers, which revision of the source it was made from. Saving a
 * translation anew says that it was held against the source as it stands.
 */
export const recordTranslation: CollectionBeforeChangeHook<CategoryTranslation | ConditionTranslation> = async ({
  data,
  originalDoc,
  req,
  operation,
}) => {
  if (req.user && operation === 'create') data.translatedBy = req.user.id;
  if (data._status === 'published') data.status = 'published';
  else if (data._status === 'draft' && originalDoc?.status === 'published') data.status = 'draft';
  const condition = 'condition' in data ? data.condition : undefined;
  if (condition !== undefined && condition !== null) {
    const id = typeof condition === 'object' && 'id' in condition ? Number(condition.id) : Number(condition);
    const source = await req.payload.findByID({
      collection: 'conditions',
      id,
      depth: 0,
      select: { revision: true },
      disableErrors: true,
      req,
    });
    data.sourceRevision = source?.revision ?? 1;
  }
  return data;
};
