import { LAST_ADMIN } from '@common-ground/api/contracts/accounts/personalData.ts';
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload';

/** Refuses with a clear message to delete the last administrator, which the database refuses as well. */
export const keepAnAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
  if (user?.role === 'admin') await demandAnother(user.id, req);
};

async function demandAnother(id: number, req: PayloadRequest): Promise<void> {
  const others: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] };
  const { totalDocs } = await req.payload.count({ collection: 'users', where: others, req });
  if (totalDocs === 0) throw new APIError(LAST_ADMIN, 409, null, true);
}
