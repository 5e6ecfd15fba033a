import type { PayloadRequest } from 'payload';
import { fieldsOf } from '../../contracts/contributions/contents.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';

/** What a version brings back: all that goes through review. */
const RESTORED: Record<Reviewed, readonly string[]> = {
  conditions: fieldsOf('condition'),
  'condition-translations': fieldsOf('translation'),
  'category-translations': fieldsOf('category_translation'),
  'learning-paths': ['title', 'description', 'modules', 'sources', 'difficulty', 'category', 'prerequisites'],
  'learning-path-translations': ['title', 'description', 'modules'],
};

type Version = { parent: number; version: Record<string, unknown> };
type VersionToRestore = {
  collection: Reviewed;
  id: number;
  /** The `updatedAt` of the text that the draft replaces. */
  updatedAt?: string | undefined;
  req: PayloadRequest;
};

/**
 * Saves the texts of a version as a draft of its record, in the name of the user of `req`; null for no version.
 * @throws Forbidden of Payload
 * @throws APIError 428 without `updatedAt`, 409 when a newer text came between
 */
export async function draftOfVersion({
  collection,
  id,
  updatedAt,
  req,
}: VersionToRestore): Promise<{ message: string } | null> {
  const how = { collection, depth: 0, overrideAccess: false, req } as const;
  const found = (await req.payload.findVersionByID({
    ...how,
    id: String(id),
    disableErrors: true,
  })) as unknown as Version | null;
  if (!found) return null;
  const texts = RESTORED[collection].map((field) => [field, found.version[field]]);
  const data = { ...Object.fromEntries(texts), _status: 'draft', updatedAt };
  await req.payload.update({ ...how, id: found.parent, data: data as never, draft: true });
  return { message: 'The texts of this version are a draft now. Send it for review to bring them before readers.' };
}
