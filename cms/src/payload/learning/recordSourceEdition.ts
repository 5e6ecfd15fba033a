import { findDraftForm } from '@common-ground/api/features/contributions/draftForm.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, findRow } from '@common-ground/api/platform/statement.ts';
import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';

const NEEDED = 'A translation needs a path and a language';

const EDITION = defineStatement({
  name: 'edition-translated',
  row: { edition: z.number() },
  text: 'SELECT edition::int AS edition FROM learning_paths WHERE id = $1',
});

/** Stores the edition that was translated: the one that the author saw, else the current one at the first save. */
export const recordSourceEdition: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const path = data.path ?? originalDoc?.path;
  if (!path || !(data.language ?? originalDoc?.language)) throw new APIError(NEEDED, 400, null, true);
  const isPublished = data._status === 'published';
  const form = isPublished ? undefined : findDraftForm(req.context);
  const older = isPublished ? { madeFrom: null } : form ? { madeFrom: form.madeFrom } : {};
  const permit = findPermit(req.context);
  // The edition with which the reviewer compared the translation, even when a newer one was published since.
  const reviewed = isPublished && permit?.by === 'review' ? permit.sourceRevision : null;
  const known = reviewed ?? form?.revision ?? data.sourceEdition ?? originalDoc?.sourceEdition;
  if (known) return { ...data, ...older, sourceEdition: known };
  const found = await findRow(await findRequestConnection(req), EDITION, [typeof path === 'object' ? path.id : path]);
  return { ...data, ...older, sourceEdition: found?.edition ?? 1 };
};
