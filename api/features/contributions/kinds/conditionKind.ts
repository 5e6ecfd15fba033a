import { EDITORS } from '../../../contracts/accounts/roles.ts';
import { conditionContentSchema, selectProposableFields } from '../../../contracts/contributions/contents.ts';
import { CONDITION_DOCUMENT } from '../../../contracts/documents/rows/condition.ts';
import { createEmptyValue, FIELDS, type Texts } from '../../../contracts/encyclopedia/fields.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import { selectPage } from '../../encyclopedia/queries/selectPage.ts';
import { type TextRow, toRecord, toTexts } from '../../encyclopedia/toTexts.ts';
import { notifyLapsedSigners } from '../../sign-offs/notifyLapsedSigners.ts';
import { pickChanges, withSourceNumbers } from '../pickChanges.ts';
import { isNewAuthor } from '../queries/authors.ts';
import { type Publishing, toWritable } from '../writeRecord.ts';
import { demandTexts } from './demandTexts.ts';
import { describePageConflicts, pickProposedFields, selectConditionSources, toPageStates } from './pageStates.ts';
import { type RecordData, type ReviewedKind, removablePlace } from './ReviewedKind.ts';

type ConditionDraft = TextRow & { id: number; category?: number | null };

const REMOVABLE_CONDITION = defineStatement({
  name: 'review-removable-condition',
  row: removablePlace.omit({ pageId: true, chatAnswerId: true }),
  text: `SELECT c.id AS "conditionId", c.category_id AS "categoryId", NULL::int AS "pathId", NULL::int AS "languageId",
           c.name AS title
         FROM conditions c WHERE c.id = $1 AND c._status = 'published'`,
});

/** A new condition, and edits of published ones. */
export const conditionKind: ReviewedKind<Texts, ConditionDraft> = {
  senders: EDITORS,
  document: CONDITION_DOCUMENT,
  answeredIn: 'form',
  hasOwnSources: true,
  // A condition keeps its current category.
  restoredFields: selectProposableFields('condition'),
  removable: REMOVABLE_CONDITION,
  holds: ({ pathId, pageId, chatAnswerId, languageId }) =>
    pathId === null && pageId === null && chatAnswerId === null && languageId === null,

  async propose({ id, category, ...draft }, { database }) {
    const drafted = toTexts(FIELDS.condition, draft);
    // The schema is that of clients, which drops numbers.
    const content = withSourceNumbers(demandTexts(conditionContentSchema.safeParse(drafted)), [drafted]);
    if (!category) throw new BadRequest('category: is required');
    const place = { conditionId: id, categoryId: category, pathId: null, languageId: null };
    const page = await selectPage(database, { kind: 'condition', id });
    if (!page) return { kind: 'condition', place, title: content.name, content, base: null, hasNews: true };
    const changes = pickChanges({ ...content, categoryId: category }, page.texts);
    return {
      kind: 'edit',
      place: { ...place, categoryId: page.categoryId },
      title: page.name,
      content: changes,
      base: { baseRevision: page.version ?? page.revision, texts: page.texts },
      hasNews: Object.keys(changes).length > 0,
    };
  },

  toStates: toPageStates,

  async findPublished({ kind, conditionId: id }, { database, isHeld = false }) {
    const page = id === null ? null : await selectPage(database, { kind: 'condition', id, isHeld });
    if (kind !== 'condition') return page && { recordId: page.id, state: page.texts, base: toBase(page) };
    if (page && isHeld) throw new Conflict('The page has been published meanwhile. Propose a change to it instead');
    return { recordId: id ?? undefined, state: null, base: null };
  },

  async prepareWrite(publishing, { joined, published: { state } }) {
    const { contribution, connection } = publishing;
    const { content } = contribution;
    const isNew = state === null;
    const categoryId = isNew ? contribution.categoryId : content.categoryId;
    if (
      isNew ? categoryId === null : categoryId && !(await selectPage(connection, { kind: 'category', id: categoryId }))
    )
      throw new Conflict('The category no longer exists');
    if (isNew) return () => ({ ...EMPTY, ...toRecord(content), category: categoryId, isMinorEdit: false });
    return prepareEdit(publishing, joined);
  },

  surroundWrite({ contribution: { conditionId }, connection }, { state }, write) {
    if (conditionId === null || state === null) return write();
    return notifyLapsedSigners(connection, { conditionId, title: state.name ?? '' }, write);
  },

  toNotes: ({ contribution: { description }, emergencyReason }) => ({ editSummary: description, emergencyReason }),
  describeConflicts: describePageConflicts,
  lockPublished: async ({ conditionId: id }, database) =>
    (id && (await selectPage(database, { kind: 'condition', id, isHeld: true }))?.id) || null,
  toPath: (_, recordId) => CONDITION_DOCUMENT.toAddress(recordId),
  selectSources: selectConditionSources,
};

type PublishedPage = { version: number | null; revision: number; texts: Texts };

function toBase({ version, revision, texts }: PublishedPage) {
  return { baseRevision: version ?? revision, texts };
}

/** Empty values for fields that a proposal leaves out, because the draft may hold other text that is not reviewed. */
const EMPTY = Object.fromEntries(
  FIELDS.condition.filter(({ kind }) => kind !== 'relation').map((field) => [field.name, createEmptyValue(field)]),
);

/** Writes the proposed fields. A newer draft of the condition is not published with them. */
async function prepareEdit({ contribution, connection }: Publishing, joined: Texts): Promise<RecordData> {
  const { conditionId, isApprovedAsMinor } = contribution;
  const isNew = await isNewAuthor(connection, { conditionId: Number(conditionId), contribution });
  const changes = pickProposedFields(joined, contribution);
  return (before) => ({
    ...toWritable(before),
    ...toRecord(changes),
    contributors: Number(before?.contributors ?? 0) + (isNew ? 1 : 0),
    isMinorEdit: isApprovedAsMinor,
  });
}
