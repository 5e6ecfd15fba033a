import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { Conflict } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { pageOf } from './pageNow.ts';
import { PAGE_GONE, type Publishing, permitFor, type Written, writable, writeRecord } from './writeRecord.ts';

/**
 * Takes a page away from readers: the record stays, as a draft, and can be sent for review again. Without a condition
 * its translations have no page either; without a translation the default language's text stands in.
 */
export async function publishRemoval(publishing: Publishing): Promise<Written> {
  const { conditionId, languageId, description } = publishing.contribution;
  const target = await targetOf(publishing);
  if (!target) throw new Conflict(PAGE_GONE);
  const isCondition = target.collection === 'conditions';
  const notes = { editSummary: description, emergencyReason: publishing.emergencyReason };
  await writeRecord(publishing, {
    ...target,
    permit: (before) => permitFor(publishing, before),
    data: (before) => ({ ...writable(before), ...(isCondition ? notes : {}), _status: 'draft' }),
  });
  const isStillThere = conditionId !== null && languageId !== null;
  const versions = isCondition ? ({ table: '_conditions_v', recordId: target.id, status: 'draft' } as const) : null;
  return { conditionId, link: isStillThere ? `/condition/${conditionId}` : null, versions };
}

/** What readers have, held until the transaction ends. */
async function targetOf({
  contribution,
  connection,
}: Publishing): Promise<{ collection: Reviewed; id: number } | null> {
  const page = pageOf(contribution);
  const { languageId } = contribution;
  if (!page) return null;
  if (languageId === null) {
    const found = await selectPage(connection, { ...page, isHeld: true });
    return found && { collection: 'conditions', id: found.id };
  }
  const found = await selectTranslation(connection, { ...page, languageId, isHeld: true });
  return found?.isPublished ? { collection: `${page.kind}-translations`, id: found.id } : null;
}
