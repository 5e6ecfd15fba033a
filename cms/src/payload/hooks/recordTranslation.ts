import type {
  CategoryTranslation,
  ConditionTranslation,
  PageTranslation,
} from '@common-ground/api/contracts/payload-types.ts';
import { type DraftForm, findDraftForm, readDraftForm } from '@common-ground/api/features/contributions/draftForm.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { selectMadeFrom } from '@common-ground/api/features/encyclopedia/queries/sourceTexts.ts';
import { SOURCE_KINDS } from '@common-ground/api/features/encyclopedia/queries/translationTables.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';

/**
 * Stores the translator and the revision of the source: the one that a review names, else that of the form of a draft,
 * else the current one.
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
  const form = data._status === 'draft' && !permit ? await findForm(originalDoc, req) : undefined;
  if (form) Object.assign(data, { madeFrom: form.madeFrom });
  const revision = reviewed ?? form?.revision ?? (await revisionOfSource(data, req));
  if (revision !== undefined) data.sourceRevision = revision;
  return data;
};

/** Finds the form of a draft. Undefined for the first draft of a record, which is in the form of the current source. */
async function findForm(
  newest: { id: number; _status?: string | null; sourceRevision?: number | null } | undefined,
  req: PayloadRequest,
): Promise<DraftForm | undefined> {
  const given = findDraftForm(req.context);
  if (given || !newest) return given;
  const kind = SOURCE_KINDS.find((one) => one in newest);
  if (newest._status !== 'published' || !kind) return readDraftForm({ ...newest });
  const database = await findRequestConnection(req);
  return { revision: await selectMadeFrom(database, { kind, translationId: newest.id }), madeFrom: null };
}

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
