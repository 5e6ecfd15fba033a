import { APIError, type CollectionBeforeDeleteHook } from 'payload';

/** Refuses to delete a category that conditions stand on, and says how many, instead of leaving them without it. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'conditions', where: { category: { equals: id } }, req });
  if (totalDocs > 0)
    throw new APIError(`${totalDocs} conditions still use this record. Move or delete them first.`, 409, null, true);
};
