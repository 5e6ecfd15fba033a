import type { Payload } from 'payload';
import { z } from 'zod';
import {
  categoryTextsSchema,
  conditionContentSchema,
  proposedTextsSchema,
} from '../../contracts/contributions/contents.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { FIELDS, type PageKind, type Texts, TRANSLATED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { findNewestVersion } from '../../platform/newestVersion.ts';
import { defineStatement, defineStatements, execute, findRow, json, selectRows } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { type TextRow, toTexts } from '../encyclopedia/toTexts.ts';
import { readPathForms } from '../learning/pathForms.ts';
import { insertProposal, type Receipt } from './insertProposal.ts';
import type { DraftedPath } from './paths/proposedPath.ts';
import { SENT_ALREADY, sendPathDraft } from './paths/sendPathDraft.ts';
import { withSourceNumbers } from './pickChanges.ts';
import { suggestCategoryTranslation, suggestEdit } from './suggestEdit.ts';

type Sending = { collection: Reviewed; id: number; editSummary: string; isMinorEdit: boolean; actor: Actor };
type Context = Pick<ApiContext, 'database' | 'prepared'>;
/** `version` is the id of the newest version, which has the draft. */
type SendContext = Context & { version: number | undefined };
type Draft = TextRow & {
  category?: number | null;
  condition?: number | null;
  language?: number | null;
  sourceRevision?: number | null;
};

/** Sends a copy of a record's newest draft to review. @throws NotFound, BadRequest, Conflict */
export async function sendDraft(
  sending: Sending,
  { payload, ...context }: Context & { payload: Payload },
): Promise<Receipt> {
  const { collection, id, actor } = sending;
  const how = { draft: true, depth: 0, overrideAccess: true, disableErrors: true } as const;
  const draft = (await payload.findByID({ collection, id, ...how })) as (Draft & DraftedPath) | null;
  if (!draft) throw new NotFound('There is no such record');
  return inTransaction(context.database, async (database) => {
    await lockSendingUser(database, actor);
    if (isOfLearning(sending)) return sendPathDraft(sending, draft, { database, forms: readPathForms(payload) });
    const send = collection === 'conditions' ? sendCondition : sendTranslation;
    const version = (await findNewestVersion(database, { collection, id })) ?? undefined;
    return send(sending, draft, { ...context, database, version });
  });
}

function isOfLearning(sending: Sending): sending is Sending & { collection: `learning-${string}` } {
  return sending.collection.startsWith('learning-');
}

const REVIEW_HOLD_SENDER = defineStatement({
  name: 'review-hold-sender',
  text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE',
});

/** Locks the user row so that a concurrent second request sees the contribution inserted by the first. */
async function lockSendingUser(database: Database, { id }: Actor): Promise<void> {
  await execute(database, REVIEW_HOLD_SENDER, [id]);
}

async function sendCondition(
  { id, actor, editSummary, isMinorEdit }: Sending,
  draft: Draft,
  context: SendContext,
): Promise<Receipt> {
  const { database, version } = context;
  const drafted = toTexts(FIELDS.condition, draft);
  // The schema is that of clients, which drops numbers.
  const content = withSourceNumbers(demandTexts(conditionContentSchema.safeParse(drafted)), [drafted]);
  const { category: categoryId } = draft;
  if (!categoryId) throw new BadRequest('category: is required');
  const texts = { ...content, categoryId };
  await demandNotWaiting(database, { kind: 'condition', id, languageId: null, actor, texts });
  const sender = { userId: actor.id, role: actor.role };
  if (await selectPage(database, { kind: 'condition', id }))
    return suggestEdit({ conditionId: id, texts, editSummary, isMinorEdit, draft: version }, sender, context);
  const about = { kind: 'condition', conditionId: id, categoryId, title: content.name } as const;
  return insertProposal({ ...about, description: editSummary, content, draft: version }, sender, database);
}

async function sendTranslation(
  { collection, actor, editSummary, isMinorEdit }: Sending,
  draft: Draft,
  context: SendContext,
): Promise<Receipt> {
  const { database, version } = context;
  const kind: PageKind = collection === 'condition-translations' ? 'condition' : 'category';
  const id = draft[kind] ?? 0;
  const languageId = draft.language ?? 0;
  const fields = TRANSLATED_FIELDS[kind];
  const all = toTexts(fields, draft);
  const isWritten = (name: string) => (all[name as keyof Texts] as string | string[]).length > 0;
  const written = fields.filter(({ name, isNeeded }) => isNeeded === 'always' || isWritten(name));
  const given = Object.fromEntries(written.map(({ name }) => [name, all[name as keyof Texts]]));
  const schema = kind === 'condition' ? proposedTextsSchema : categoryTextsSchema;
  const texts: Texts = demandTexts<Texts>(schema.safeParse(given));
  await demandNotWaiting(database, { kind, id, languageId, actor, texts });
  if (!(await selectPage(database, { kind, id })))
    throw new Conflict('The source of this translation is not published yet. Publish it before its translations');
  const edit = {
    texts,
    language: await selectLanguageCode(database, languageId),
    editSummary,
    isMinorEdit,
    draft: version,
  };
  const sender = { userId: actor.id, role: actor.role };
  if (kind === 'category') return suggestCategoryTranslation({ categoryId: id, ...edit }, sender, context);
  return suggestEdit({ conditionId: id, sourceRevision: draft.sourceRevision, ...edit }, sender, context);
}

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

function demandTexts<Value>(parsed: Parsed<Value>): Value {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}

const REVIEW_LANGUAGE_CODE = defineStatement({
  name: 'review-language-code',
  row: { code: z.string() },
  text: 'SELECT code FROM languages WHERE id = $1',
});

async function selectLanguageCode(database: Database, id: number): Promise<string> {
  const row = await findRow(database, REVIEW_LANGUAGE_CODE, [id]);
  if (!row) throw new Conflict('The language no longer exists');
  return row.code;
}

type Sent = { kind: PageKind; id: number; languageId: number | null; texts: Texts; actor: Actor };

const WAITING_OF_SENDER = defineStatements(['condition', 'category'], (kind) => ({
  name: `review-waiting-of-sender-${kind}`,
  row: { content: json<Texts>() },
  // `category_id` alone does not select translations of a category: contributions about its conditions have it too.
  text: `SELECT content FROM contributions
         WHERE ${kind === 'condition' ? 'condition_id = $1' : 'condition_id IS NULL AND category_id = $1'}
           AND user_id = $2 AND language_id IS NOT DISTINCT FROM $3::int
           AND status IN ('pending', 'in_review', 'approved')`,
}));

async function demandNotWaiting(database: Database, { kind, id, languageId, texts, actor }: Sent): Promise<void> {
  const waiting = await selectRows(database, WAITING_OF_SENDER[kind], [id, actor.id, languageId]);
  const isSent = ({ content }: { content: Texts }) =>
    Object.entries(content).every(([field, value]) => isEqualText(value, texts[field as keyof Texts]));
  if (waiting.some(isSent)) throw new Conflict(SENT_ALREADY);
}
