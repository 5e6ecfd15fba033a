import type { Payload } from 'payload';
import {
  type ConditionTexts,
  conditionTextsSchema,
  proposedTextsSchema,
  TEXT_FIELDS,
} from '../../../contracts/contributions.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { BadRequest, Conflict, NotFound } from '../../../platform/errors.ts';
import type { Actor } from '../actors.ts';
import { selectPublished } from '../queries/selectTexts.ts';
import { type TextRow, type Texts, toTexts } from '../texts.ts';
import { type Receipt, sendIn } from './submitCondition.ts';
import { suggestEdit } from './suggestEdit.ts';

export const DRAFTED = ['conditions', 'condition-translations'] as const;
type Given = {
  collection: (typeof DRAFTED)[number];
  id: number;
  editSummary: string;
  isMinorEdit: boolean;
  actor: Actor;
};
type Means = Pick<ApiContext, 'database' | 'prepared'> & { payload: Payload };
type Draft = TextRow & { id: number; category?: number | null; condition?: number; language?: number };

/**
 * Sends the newest draft of a record of the CMS into the review, as a proposal of whoever sends it. The draft stays; what
 * is reviewed is the text of now. @throws NotFound, BadRequest when a text is missing or nothing differs, Conflict when
 * the same text of the same person waits already
 */
export async function sendDraft(given: Given, { payload, ...context }: Means): Promise<Receipt> {
  const { collection, id, actor } = given;
  const draft = (await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, overrideAccess: true, disableErrors: true },
  })) as Draft | null;
  if (!draft) throw new NotFound('There is no such record');
  const conditionId = collection === 'conditions' ? id : Number(draft.condition);
  await demandNotWaiting(context.database, { conditionId, draft, actor });
  const condition = await selectPublished(context.database, { id: conditionId });
  if (collection === 'conditions' && !condition) return sendCondition(given, draft, context);
  if (!condition) throw new Conflict('The condition itself has no page yet: it goes before readers first');
  const language = collection === 'conditions' ? undefined : await codeOf(context.database, Number(draft.language));
  return suggestEdit(
    {
      ...{ conditionId, baseRevision: condition.version ?? condition.sourceRevision, language },
      ...{ texts: textsOf(draft, collection), editSummary: given.editSummary, isMinorEdit: given.isMinorEdit },
    },
    { userId: actor.id, role: actor.role },
    context,
  );
}

async function sendCondition(
  { id, actor, editSummary }: Given,
  draft: Draft,
  { database }: Pick<ApiContext, 'database'>,
): Promise<Receipt> {
  const content = demandTexts(conditionTextsSchema.safeParse(toTexts(draft)));
  if (!draft.category) throw new BadRequest('category: is required');
  return sendIn(
    {
      ...{ kind: 'condition', conditionId: id, categoryId: draft.category, title: content.name },
      ...{ description: editSummary, content },
    },
    { userId: actor.id, role: actor.role },
    database,
  );
}

/** A part of a translation may be empty: the default language's stands in. */
function textsOf(draft: Draft, collection: Given['collection']): Texts {
  const texts = toTexts(draft);
  if (collection === 'conditions') return demandTexts(conditionTextsSchema.safeParse(texts));
  const given = TEXT_FIELDS.filter((field) => texts[field].length > 0).map((field) => [field, texts[field]]);
  return demandTexts(proposedTextsSchema.safeParse(Object.fromEntries(given)));
}

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

function demandTexts<Value extends Texts | ConditionTexts>(parsed: Parsed<Value>): Value {
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

type Sent = { conditionId: number; draft: Draft; actor: Actor };

/** A second press, or a second look at the same draft, sends nothing twice. */
async function demandNotWaiting(database: Database, { conditionId, draft, actor }: Sent): Promise<void> {
  const waiting = await rowsOf<{ id: number; content: Texts }>(database, {
    name: 'review-waiting-of-sender',
    text: `SELECT id, content FROM contributions WHERE condition_id = $1 AND user_id = $2
             AND language_id IS NOT DISTINCT FROM $3::int AND status IN ('pending', 'in_review', 'approved')`,
    values: [conditionId, actor.id, draft.language ?? null],
  });
  const texts = toTexts(draft);
  const isSame = ({ content }: { content: Texts }) =>
    TEXT_FIELDS.every(
      (field) => content[field] === undefined || JSON.stringify(content[field]) === JSON.stringify(texts[field]),
    );
  if (waiting.some(isSame)) throw new Conflict('You have sent this for review already');
}
