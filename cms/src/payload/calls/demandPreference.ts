import { NotFound, type PayloadRequest } from 'payload';

/** @throws NotFound when the preference does not exist, because Payload's deletion would fail in the database */
export async function demandPreference(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: req.routeParams?.key } }, { 'user.value': { equals: req.user?.id } }] },
    req,
  });
  if (totalDocs === 0) throw new NotFound(req.t);
}
