import { Conflict } from '../../platform/errors.ts';
import { findReviewed, REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import { PAGE_GONE, type Publishing, toPermit, toWritable, type Written, writeRecord } from './writeRecord.ts';

/** Unpublishes a page, whose record stays as a draft. Without a translation, readers get the default language. */
export async function publishRemoval(publishing: Publishing): Promise<Written> {
  const { contribution, connection } = publishing;
  const collection = findReviewed(contribution);
  const kind = REVIEWED_KINDS[collection];
  const id = await kind.lockPublished(contribution, connection);
  if (id === null) throw new Conflict(PAGE_GONE);
  await writeRecord(publishing, {
    collection,
    id,
    permit: (before) => toPermit(publishing, before),
    data: (before) => ({ ...toWritable(before), ...kind.toNotes(publishing), _status: 'draft' }),
  });
  return {
    conditionId: contribution.conditionId,
    // The page of a removed translation shows the default language.
    link: contribution.languageId === null ? null : await kind.toPath(contribution, id, connection),
    version: collection === 'conditions' ? { collection, id, status: 'draft' } : null,
  };
}
