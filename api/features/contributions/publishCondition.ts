import { createEmptyValue, FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { Conflict } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { toRecord } from '../encyclopedia/toTexts.ts';
import { notifyLapsedSigners } from '../sign-offs/notifyLapsedSigners.ts';
import { isNewAuthor } from './queries/authors.ts';
import {
  demandNoConflict,
  PAGE_GONE,
  PUBLISHED,
  type Publishing,
  toPermit,
  toWritable,
  type Written,
  writeRecord,
} from './writeRecord.ts';

/** Empty values for fields that a proposal leaves out, because the draft may hold other text that is not reviewed. */
const EMPTY = Object.fromEntries(
  FIELDS.condition.filter(({ kind }) => kind !== 'relation').map((field) => [field.name, createEmptyValue(field)]),
);

export async function publishCondition(publishing: Publishing): Promise<Written> {
  const { contribution, emergencyReason, connection } = publishing;
  const { content, categoryId, conditionId, description } = contribution;
  if (categoryId === null) throw new Conflict('The category no longer exists');
  if (conditionId !== null && (await selectPage(connection, { kind: 'condition', id: conditionId, isHeld: true })))
    throw new Conflict('The page has been published meanwhile. Propose a change to it instead');
  const notes = { editSummary: description, isMinorEdit: false, emergencyReason };
  const id = await writeRecord(publishing, {
    collection: 'conditions',
    id: conditionId,
    permit: () => toPermit(publishing, null),
    data: () => ({ ...EMPTY, ...toRecord(content), category: categoryId, ...notes, ...PUBLISHED }),
  });
  return writtenCondition(id);
}

/** Publishes the proposed fields of an edit. A newer draft of the condition is not published with them. */
export async function publishEdit(publishing: Publishing): Promise<Written> {
  const { contribution, emergencyReason, connection } = publishing;
  const { conditionId: id, content, description, isApprovedAsMinor } = contribution;
  const current = id && (await selectPage(connection, { kind: 'condition', id, isHeld: true }));
  if (!id || !current) throw new Conflict(PAGE_GONE);
  demandNoConflict(contribution, current.texts);
  if (content.categoryId && !(await selectPage(connection, { kind: 'category', id: content.categoryId })))
    throw new Conflict('The category no longer exists');
  const come = (await isNewAuthor(connection, { conditionId: id, contribution })) ? 1 : 0;
  const write = () =>
    writeRecord(publishing, {
      collection: 'conditions',
      id,
      permit: (before) => toPermit(publishing, before),
      data: (before) => ({
        ...toWritable(before),
        ...toRecord(content),
        contributors: Number(before?.contributors ?? 0) + come,
        editSummary: description,
        isMinorEdit: isApprovedAsMinor,
        emergencyReason,
        ...PUBLISHED,
      }),
    });
  await notifyLapsedSigners(connection, { conditionId: id, title: current.name }, write);
  return writtenCondition(id);
}

function writtenCondition(id: number): Written {
  return { conditionId: id, link: `/condition/${id}`, version: { collection: 'conditions', id, status: 'published' } };
}
