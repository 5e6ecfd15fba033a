import { type ContributionKind, fieldsOf } from '@common-ground/api/contracts/contributions/contents.ts';
import type { Reviewed } from '@common-ground/api/features/contributions/writeRecord.ts';
import { NotFound } from '@common-ground/api/platform/errors.ts';
import type { PayloadRequest } from 'payload';

const KINDS: Record<Reviewed, ContributionKind> = {
  conditions: 'condition',
  'condition-translations': 'translation',
  'category-translations': 'category_translation',
};

type Version = { parent: number; version: Record<string, unknown> };

/** Saves the texts of a version as a draft of its record, as whoever asks. @throws NotFound, Forbidden of Payload */
export async function draftOfVersion({
  collection,
  id,
  req,
}: {
  collection: Reviewed;
  id: number;
  req: PayloadRequest;
}): Promise<void> {
  const how = { collection, depth: 0, overrideAccess: false, req } as const;
  const found = (await req.payload.findVersionByID({
    ...how,
    id: String(id),
    disableErrors: true,
  })) as unknown as Version | null;
  if (!found) throw new NotFound('There is no such version');
  const texts = fieldsOf(KINDS[collection]).map((field) => [field, found.version[field]]);
  const data = { ...Object.fromEntries(texts), _status: 'draft' };
  await req.payload.update({ ...how, id: found.parent, data: data as never, draft: true });
}
