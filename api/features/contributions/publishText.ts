import { joinDocuments } from '../../contracts/documents/joinDocuments.ts';
import { Conflict } from '../../platform/errors.ts';
import { findReviewed, REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import { PAGE_GONE, PUBLISHED, type Publishing, toPermit, type Written, writeRecord } from './writeRecord.ts';

/**
 * Publishes a proposal, merged with what was published since it was made. A newer draft of the record is not published
 * with it.
 */
export async function publishText(publishing: Publishing): Promise<Written> {
  const { contribution, connection, payload } = publishing;
  const collection = findReviewed(contribution);
  const kind = REVIEWED_KINDS[collection];
  const published = await kind.findPublished(contribution, { database: connection, payload, isHeld: true });
  if (!published) throw new Conflict(PAGE_GONE);
  const { recordId, state } = published;
  const { from, proposed } = kind.toStates(contribution);
  const { joined, conflicts } = joinDocuments(kind.document.parts, { from, now: state, proposed });
  if (conflicts.length > 0) throw new Conflict(kind.describeConflicts(conflicts, contribution));
  const data = await kind.prepareWrite(publishing, { joined, published });
  const write = () =>
    writeRecord(publishing, {
      collection,
      id: recordId,
      permit: (before) => toPermit(publishing, state && before),
      data: (before) => ({ ...data(before), ...kind.toNotes(publishing), ...PUBLISHED }),
    });
  const id = kind.surroundWrite ? await kind.surroundWrite(publishing, published, write) : await write();
  return {
    conditionId: collection === 'conditions' ? id : contribution.conditionId,
    link: await kind.toPath(contribution, id, connection),
    version: { collection, id, status: 'published' },
  };
}
