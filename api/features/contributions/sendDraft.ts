import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import {
  categoryTextsSchema,
  conditionContentSchema,
  proposedTextsSchema,
  TEXT_FIELDS,
  type Texts,
} from '../../contracts/contributions/contents.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { selectPublished } from './queries/selectTexts.ts';
import { type Receipt, sendIn } from './submitCondition.ts';
import { suggestCategoryTranslation } from './suggestCategoryTranslation.ts';
import { suggestEdit } from './suggestEdit.ts';
import { type CategoryRow, type TextRow, toTexts } from './texts.ts';

type Given = {
  collection: Reviewed;
  id: number;
  editSummary: string;
  isMinorEdit: boolean;
  actor: Actor;
};
type Means = Pick<ApiContext, 'database' | 'prepared'> & { payload: Payload };
type ConditionDraft = TextRow & { category?: number | null };
type TranslationDraft = TextRow & { condition: number; language: number; sourceRevision?: number | null };
type CategoryDraft = CategoryRow & { category: number; language: number };

/**
 * Sends the newest draft of a record of the CMS into the review, as a proposal of whoever sends it. The draft stays; what
 * is reviewed is the text of now. @throws NotFound, BadRequest when a text is missing or nothing differs, Conflict when
 * the same text of the same person waits already
 */
export async function sendDraft(given: Given, { payload, ...context }: Means): Promise<Receipt> {
  const { collection, id } = given;
  const draft: unknown = await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, overrideAccess: true, disableErrors: true },
  });
  if (!draft) throw new NotFound('There is no such record');
  return inTransaction(context.database, async (database) => {
    await holdSender(database, given.actor);
    return send(given, draft, { ...context, database });
  });
}

/** Of two presses at the same moment the second finds what the first has sent. */
async function holdSender(database: Database, { id }: Actor): Promise<void> {
  await rowsOf(database, {
    name: 'review-hold-sender',
    text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [id],
  });
}

function send(given: Given, draft: unknown, context: Context): Promise<Receipt> {
  switch (given.collection) {
    case 'conditions':
      return sendCondition(given, draft as ConditionDraft, context);
    case 'condition-translations':
      return sendTranslation(given, draft as TranslationDraft, context);
    case 'category-translations':
      return sendCategoryTranslation(given, draft as CategoryDraft, context);
  }
}

type Context = Pick<ApiContext, 'database' | 'prepared'>;

async function sendCondition(given: Given, draft: ConditionDraft, context: Context): Promise<Receipt> {
  const { id, actor, editSummary, isMinorEdit } = given;
  const { database } = context;
  const content = demandTexts(conditionContentSchema.safeParse(toTexts(draft)));
  if (!draft.category) throw new BadRequest('category: is required');
  const texts = { ...content, categoryId: draft.category };
  await demandNotWaiting(database, { conditionId: id, actor, texts });
  const condition = await selectPublished(database, { id });
  const draftId = await newestVersionOf(database, id);
  const sender = { userId: actor.id, role: actor.role };
  if (condition) {
    const baseRevision = condition.version ?? condition.sourceRevision;
    return suggestEdit(
      { conditionId: id, baseRevision, texts, editSummary, isMinorEdit, draft: draftId },
      sender,
      context,
    );
  }
  return sendIn(
    {
      ...{ kind: 'condition', conditionId: id, categoryId: draft.category, title: content.name },
      ...{ description: editSummary, content, draft: draftId },
    },
    sender,
    database,
  );
}

const TRANSLATED = [...TEXT_FIELDS, 'aliases'] as const;

async function newestVersionOf(database: Database, conditionId: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number | null }>(database, {
    name: 'review-newest-version',
    text: 'SELECT max(id) AS id FROM _conditions_v WHERE parent_id = $1',
    values: [conditionId],
  });
  return row?.id ?? undefined;
}

/** A part of a translation may be empty: the default language's stands in. */
async function sendTranslation(given: Given, draft: TranslationDraft, context: Context): Promise<Receipt> {
  const { actor, editSummary, isMinorEdit } = given;
  const { database } = context;
  const { condition: conditionId, language: languageId } = draft;
  const all = toTexts(draft);
  const written = TRANSLATED.filter((field) => all[field].length > 0).map((field) => [field, all[field]]);
  const texts = demandTexts(proposedTextsSchema.safeParse(Object.fromEntries(written)));
  await demandNotWaiting(database, { conditionId, languageId, actor, texts });
  const condition = await selectPublished(database, { id: conditionId });
  if (!condition) throw new Conflict('The condition itself has no page yet: it goes before readers first');
  const baseRevision = condition.version ?? condition.sourceRevision;
  const language = await codeOf(database, languageId);
  return suggestEdit(
    { conditionId, baseRevision, language, texts, editSummary, isMinorEdit, sourceRevision: draft.sourceRevision },
    { userId: actor.id, role: actor.role },
    context,
  );
}

async function sendCategoryTranslation(given: Given, draft: CategoryDraft, context: Context): Promise<Receipt> {
  const { actor, editSummary, isMinorEdit } = given;
  const { category: categoryId, language: languageId } = draft;
  const texts = demandTexts(categoryTextsSchema.safeParse(draft));
  await demandNotWaiting(context.database, { categoryId, languageId, actor, texts });
  const language = await codeOf(context.database, languageId);
  return suggestCategoryTranslation(
    { categoryId, language, texts, editSummary, isMinorEdit },
    { userId: actor.id, role: actor.role },
    context,
  );
}

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

function demandTexts<Value extends Texts>(parsed: Parsed<Value>): Value {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}

async function codeOf(database: Database, id: number): Promise<string> {
  const [row] = await rowsOf<{ code: string }>(database, {
    name: 'review-language-code',
    text: 'SELECT code FROM languages WHERE id = $1',
    values: [id],
  });
  if (!row) throw new Conflict('Its language is gone');
  return row.code;
}

type Sent = { conditionId?: number; categoryId?: number; languageId?: number; texts: Texts; actor: Actor };

/** A second press, or a second look at the same draft, sends nothing twice. */
async function demandNotWaiting(database: Database, sent: Sent): Promise<void> {
  const { conditionId = null, categoryId = null, languageId = null, texts, actor } = sent;
  const waiting = await rowsOf<{ content: Texts }>(database, {
    name: 'review-waiting-of-sender',
    // A category's translation names no condition; of a condition the category does not matter.
    text: `SELECT content FROM contributions
           WHERE condition_id IS NOT DISTINCT FROM $1::int AND ($1::int IS NOT NULL OR category_id = $2)
             AND user_id = $3 AND language_id IS NOT DISTINCT FROM $4::int
             AND status IN ('pending', 'in_review', 'approved')`,
    values: [conditionId, categoryId, actor.id, languageId],
  });
  const isSame = ({ content }: { content: Texts }) =>
    Object.entries(content).every(([field, value]) => isDeepStrictEqual(value, texts[field as keyof Texts]));
  if (waiting.some(isSame)) throw new Conflict('You have sent this for review already');
}
