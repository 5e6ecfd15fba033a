import { Conflict } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { toRecord } from '../encyclopedia/toTexts.ts';
import { writtenCondition } from './publishCondition.ts';
import { isNewAuthor } from './queries/authors.ts';
import {
  demandNoConflict,
  PAGE_GONE,
  PUBLISHED,
  type Publishing,
  permitFor,
  type Written,
  writable,
  writeRecord,
} from './writeRecord.ts';

/** Only the fields that were proposed are other than before; a draft that somebody left in the CMS does not come along. */
export async function publishEdit(publishing: Publishing): Promise<Written> {
  const { contribution, emergencyReason, connection } = publishing;
  const { conditionId: id, content, description, isMinorEdit } = contribution;
  const current = id && (await selectPage(connection, { kind: 'condition', id, isHeld: true }));
  if (!id || !current) throw new Conflict(PAGE_GONE);
  demandNoConflict(contribution, current.texts);
  if (content.categoryId && !(await selectPage(connection, { kind: 'category', id: content.categoryId })))
    throw new Conflict('Its category is gone');
  const come = (await isNewAuthor(connection, { conditionId: id, contribution })) ? 1 : 0;
  await writeRecord(publishing, {
    collection: 'conditions',
    id,
    permit: (before) => permitFor(publishing, before),
    data: (before) => ({
      ...writable(before),
      ...toRecord(content),
      contributors: Number(before?.contributors ?? 0) + come,
      editSummary: description,
      isMinorEdit,
      emergencyReason,
      ...PUBLISHED,
    }),
  });
  return writtenCondition(id);
}
