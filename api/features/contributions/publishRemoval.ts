import { Conflict } from '../../platform/errors.ts';
import { withPayloadOn } from '../../platform/transaction.ts';
import { PERMIT } from './publishPermit.ts';
import { selectCategoryTranslation, selectPublished, selectTranslation } from './queries/selectTexts.ts';
import {
  type Given,
  PAGE_GONE,
  type Publishing,
  permitFor,
  type Reviewed,
  readMain,
  type Written,
  writable,
} from './writes.ts';

/**
 * Takes a page away from readers: the record stays, as a draft, and can be sent for review again. Without a condition
 * its translations have no page either; without a translation the default language's text stands in.
 */
export async function publishRemoval(publishing: Publishing, given: Given): Promise<Written> {
  const { conditionId, languageId } = publishing.contribution;
  const target = await targetOf(publishing, given);
  if (!target) throw new Conflict(PAGE_GONE);
  const { connection, payload } = given;
  await withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const before = await readMain(target.collection, target.id, req);
    req.context[PERMIT] = permitFor(publishing, before);
    await payload.update({
      ...{ ...target, req, depth: 0, overrideAccess: true, overrideLock: true },
      data: { ...writable(before), ...notesOf(publishing, target.collection), _status: 'draft' } as never,
    });
  });
  return {
    conditionId,
    link: conditionId !== null && languageId !== null ? `/condition/${conditionId}` : null,
    versions: null,
  };
}

type Target = { collection: Reviewed; id: number };

/** What readers have, held until the transaction ends. */
async function targetOf({ contribution }: Publishing, { connection }: Given): Promise<Target | null> {
  const { conditionId, categoryId, languageId } = contribution;
  if (languageId === null) {
    const condition =
      conditionId === null ? null : await selectPublished(connection, { id: conditionId, isHeld: true });
    return condition && { collection: 'conditions', id: condition.id };
  }
  if (conditionId !== null) {
    const found = await selectTranslation(connection, { conditionId, languageId, isHeld: true });
    return found?.isPublished ? { collection: 'condition-translations', id: found.id } : null;
  }
  if (categoryId === null) return null;
  const found = await selectCategoryTranslation(connection, { categoryId, languageId, isHeld: true });
  return found?.isPublished ? { collection: 'category-translations', id: found.id } : null;
}

function notesOf({ contribution, emergencyReason }: Publishing, collection: Reviewed): object {
  return collection === 'conditions' ? { editSummary: contribution.description, emergencyReason } : {};
}
