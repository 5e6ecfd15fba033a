import { Conflict } from '../../platform/errors.ts';
import { withPayloadOn } from '../../platform/transaction.ts';
import { pageOf } from './publishCondition.ts';
import { PERMIT } from './publishPermit.ts';
import { isNewAuthor } from './queries/authors.ts';
import { selectPublished } from './queries/selectTexts.ts';
import { toRecord, toTexts } from './texts.ts';
import {
  demandCategory,
  demandNoConflict,
  type Given,
  PAGE_GONE,
  PUBLISHED,
  type Publishing,
  permitFor,
  readMain,
  type Written,
  writable,
} from './writes.ts';

/** Only the fields that were proposed are other than before; a draft that somebody left in the CMS does not come along. */
export async function publishEdit(publishing: Publishing, { connection, payload }: Given): Promise<Written> {
  const { contribution, emergencyReason } = publishing;
  const { conditionId, content, description, isMinorEdit } = contribution;
  const current = conditionId === null ? null : await selectPublished(connection, { id: conditionId, isHeld: true });
  if (!current) throw new Conflict(PAGE_GONE);
  demandNoConflict(contribution, toTexts(current));
  if (content.categoryId) await demandCategory(connection, content.categoryId);
  const isNew = await isNewAuthor(connection, { conditionId: current.id, contribution });
  await withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const before = await readMain('conditions', current.id, req);
    req.context[PERMIT] = permitFor(publishing, before);
    const contributors = Number(before.contributors ?? 0) + (isNew ? 1 : 0);
    const figures = { contributors, editSummary: description, isMinorEdit, emergencyReason };
    const data = { ...writable(before), ...toRecord(content), ...figures };
    await payload.update({
      ...{ collection: 'conditions', id: current.id, req, depth: 0, overrideAccess: true, overrideLock: true },
      data: { ...data, ...PUBLISHED } as never,
    });
  });
  return pageOf(current.id);
}
