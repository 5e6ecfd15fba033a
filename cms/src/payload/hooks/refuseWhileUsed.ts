import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload';

/** Refuses to delete a record that others stand on, and says how many, instead of leaving them without it. */
export function refuseWhileUsed({
  collection,
  field,
  what,
}: {
  collection: CollectionSlug;
  field: string;
  what: string;
}): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({ collection, where: { [field]: { equals: id } }, req });
    if (totalDocs > 0)
      throw new APIError(`${totalDocs} ${what} still use this record. Move or delete them first.`, 409, null, true);
  };
}
