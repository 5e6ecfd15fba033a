import type { PayloadRequest } from 'payload';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { DRAFT_FORM, readDraftForm } from './draftForm.ts';
import { REVIEWED_KINDS } from './kinds/reviewedKinds.ts';

type VersionToRestore = {
  collection: Reviewed;
  id: number;
  /** `updatedAt` of the newest draft, or of the record when it has none. */
  updatedAt?: string | undefined;
  req: PayloadRequest;
};

/**
 * Makes an old version the newest draft of its record. Returns null for a missing version.
 * @throws Forbidden, APIError 428 without `updatedAt` and 409 when it is stale
 */
export async function restoreAsDraft({
  collection,
  id,
  updatedAt,
  req,
}: VersionToRestore): Promise<{ message: string } | null> {
  const how = { collection, depth: 0, overrideAccess: false, req } as const;
  const found = await req.payload.findVersionByID({ ...how, id: String(id), disableErrors: true });
  if (!found) return null;
  const version: Record<string, unknown> = { ...found.version };
  const texts = REVIEWED_KINDS[collection].restoredFields.map((field) => [field, version[field]]);
  const data = { ...Object.fromEntries(texts), _status: 'draft', updatedAt };
  req.context[DRAFT_FORM] = readDraftForm(version);
  await req.payload.update({ ...how, id: found.parent, data: data as never, draft: true });
  return { message: 'The texts of this version are now a draft. Send the draft for review to publish it.' };
}
