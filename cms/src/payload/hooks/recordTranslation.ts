import type {
  CategoryTranslation,
  ConditionTranslation,
  PageTranslation,
} from '@common-ground/api/contracts/payload-types.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';

/**
 * Stores the translator and the revision of the source: the one that a review names, else of a draft the one that the
 * translation editor has stored, else the current one. Translations of pages about the site are not written there.
 */
export const recordTranslation: CollectionBeforeChangeHook<
  CategoryTranslation | ConditionTranslation | PageTranslation
> = async ({ data, originalDoc, req, operation }) => {
  if (req.user && operation === 'create') data.translatedBy = req.user.id;
  const permit = findPermit(req.context);
  if (permit?.by === 'review' && data._status === 'draft') return takenDown(data);
  if (permit?.by === 'review') {
    data.translatedBy = permit.authorId;
    data.reviewedBy = permit.reviewerId;
  }
  if (data._status === 'published') data.status = 'published';
  else if (data._status === 'draft' && originalDoc?.status === 'published') data.status = 'draft';
  // Without this, Payload takes the value of a newer draft, which is about other texts.
  if (data._status === 'published') Object.assign(data, { madeFrom: null });
  const reviewed = permit?.by === 'review' ? permit.sourceRevision : undefined;
  const isFromEditor = data._status === 'draft' && !permit && !('page' in data);
  const stored = isFromEditor ? (data.sourceRevision ?? originalDoc?.sourceRevision) : undefined;
  const revision = reviewed ?? stored ?? (await revisionOfSource(data, req));
  if (revision !== undefined) data.sourceRevision = revision;
  return data;
};

/** Sets the status to `draft`. The translator and the source's revision stay. */
function takenDown<Translation extends { status?: unknown }>(data: Translation): Translation {
  return { ...data, status: 'draft' };
}

/** Returns undefined when this change names no source. */
async function revisionOfSource(data: object, req: PayloadRequest): Promise<number | undefined> {
  for (const [field, collection] of [
    ['condition', 'conditions'],
    ['category', 'categories'],
    ['page', 'pages'],
  ] as const) {
    const relation = (data as Record<string, unknown>)[field];
    if (relation === undefined || relation === null) continue;
    const id = typeof relation === 'object' && 'id' in relation ? Number(relation.id) : Number(relation);
    const select = { revision: true } as const;
    const source = await req.payload.findByID({ collection, id, depth: 0, select, disableErrors: true, req });
    return source?.revision ?? 1;
  }
  return undefined;
}
