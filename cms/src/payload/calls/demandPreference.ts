import { NotFound, type PayloadRequest } from 'payload';

/** Payload's own call fails in the database when there is nothing to delete. @throws NotFound when the key is not known */
export async function demandPreference(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: req.routeParams?.key } }, { 'user.value': { equals: req.user?.id } }] },
    req,
  });
  if (totalDocs === 0) throw new NotFound(req.t);
}
