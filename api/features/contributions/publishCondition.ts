import { Conflict } from '../../platform/errors.ts';
import { withPayloadOn } from '../../platform/transaction.ts';
import { PERMIT } from './publishPermit.ts';
import { selectPublished } from './queries/selectTexts.ts';
import { toRecord } from './texts.ts';
import { type Given, PUBLISHED, type Publishing, permitFor, type Written } from './writes.ts';

/** A new condition becomes a page. One that was begun in the CMS gets its page as the record that it is. */
export async function publishCondition(publishing: Publishing, { connection, payload }: Given): Promise<Written> {
  const { contribution, emergencyReason } = publishing;
  const { content, categoryId, conditionId, description } = contribution;
  if (categoryId === null) throw new Conflict('Its category is gone');
  if (conditionId !== null && (await selectPublished(connection, { id: conditionId, isHeld: true })))
    throw new Conflict('The page exists by now: propose a change of it');
  const data = {
    // What was not reviewed with it is empty, whatever its draft says by now.
    ...{ aliases: [], resources: [], sources: [], tags: [] },
    ...toRecord(content),
    category: categoryId,
    editSummary: description,
    isMinorEdit: false,
    emergencyReason,
  };
  const context = { [PERMIT]: permitFor(publishing, null) };
  const { id } = await withPayloadOn({ connection, payload, context }, (req) => {
    const how = {
      collection: 'conditions',
      data: { ...data, ...PUBLISHED } as never,
      req,
      depth: 0,
      overrideAccess: true,
    } as const;
    return conditionId === null ? payload.create(how) : payload.update({ ...how, id: conditionId, overrideLock: true });
  });
  return pageOf(Number(id));
}

export function pageOf(id: number): Written {
  return { conditionId: id, link: `/condition/${id}`, versions: { table: '_conditions_v', recordId: id } };
}
