import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, findRow } from '@common-ground/api/platform/statement.ts';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { z } from 'zod';

export const STAYS = 'This was published, so it cannot be deleted. It can be changed or taken down, with a reason.';

const WAS_PUBLIC = defineStatement({
  row: { stays: z.boolean() },
  text: 'SELECT kept.was_public($1, $2) AS stays',
});

/**
 * Refuses to delete a record that was ever published, with a message. The database refuses too
 * (cms/src/payload/sql/kept).
 */
export const refuseDeletionOfPublished: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  if (findPermit(req.context)) return;
  const found = await findRow(findDatabase(req), WAS_PUBLIC, [collection.slug.replaceAll('-', '_'), id]);
  if (found?.stays) throw new Stays();
};

/** Payload logs errors of this name as information, without a stack. */
class Stays extends APIError {
  constructor() {
    super(STAYS, 403, null, true);
    this.name = 'Forbidden';
  }
}
