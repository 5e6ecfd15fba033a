import type { Payload, PayloadRequest } from 'payload';
import type { ConditionTexts } from '../../../contracts/contributions.ts';
import type { WorkflowAction } from '../../../contracts/workflow.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import { Conflict, Unavailable } from '../../../platform/errors.ts';
import { withPayloadOn } from '../../../platform/transaction.ts';
import { PERMIT, type PublishPermit } from '../publishPermit.ts';
import { countEdit, isNewAuthor } from '../queries/authors.ts';
import { type Contribution, changeContribution } from '../queries/contributions.ts';
import { insertEvent } from '../queries/events.ts';
import { selectPublished, selectTranslation } from '../queries/selectTexts.ts';
import { conflictsOf, type TextRow, toRecord, toTexts } from '../texts.ts';
import { tell } from './tell.ts';

type Publishing = {
  contribution: Contribution;
  /** Who puts it before readers. */
  byId: number;
  step: WorkflowAction;
  reason: string;
  emergencyReason: string | null;
};
type Means = { connection: Database; payload: Payload | undefined };

/**
 * Puts an approved contribution before readers, inside the transaction of the step: the condition with its version and
 * the job that renders it, the figures of its author, the event and the news.
 * @throws Conflict when the same part of the page has changed meanwhile, or the page is gone
 */
export async function publishContribution(publishing: Publishing, { connection, payload }: Means): Promise<void> {
  if (!payload) throw new Unavailable();
  const { contribution, byId, step, reason } = publishing;
  const { id, userId, title, status } = contribution;
  const conditionId = await write(publishing, { connection, payload });
  const now = new Date();
  await changeContribution(connection, id, {
    ...{ status: 'published', conditionId, publishedAt: now, scheduledFor: null, scheduledById: null },
    ...(status === 'approved' ? {} : { decidedAt: now }),
    resultRevision: await newestVersion(connection, contribution, conditionId),
  });
  if (userId !== null) await countEdit(connection, userId);
  await insertEvent(connection, {
    ...{ contributionId: id, action: step, from: status, to: 'published', userId: byId, reason },
  });
  const link = `/condition/${conditionId}`;
  await tell(connection, { to: userId, kind: 'contribution_published', title, link });
  if (publishing.emergencyReason !== null) await tellEditors(connection, publishing, link);
}

async function write(
  publishing: Publishing,
  { connection, payload }: Required<Means> & { payload: Payload },
): Promise<number> {
  switch (publishing.contribution.kind) {
    case 'condition':
      return createCondition(publishing, { connection, payload });
    case 'edit':
      return changeCondition(publishing, { connection, payload });
    case 'translation':
      return writeTranslation(publishing, { connection, payload });
  }
}

type Given = { connection: Database; payload: Payload };

async function createCondition(publishing: Publishing, { connection, payload }: Given): Promise<number> {
  const { contribution, emergencyReason } = publishing;
  const { content, categoryId, conditionId, description } = contribution;
  if (categoryId === null) throw new Conflict('Its category is gone');
  if (conditionId !== null) return publishDraft(publishing, { connection, payload, conditionId });
  const permit = permitFor(publishing, null);
  const data = { ...toRecord(content), category: categoryId, editSummary: description, emergencyReason, ...PUBLISHED };
  const { id } = await withPayloadOn({ connection, payload, context: { [PERMIT]: permit } }, (req) =>
    payload.create({ collection: 'conditions', data: data as never, req, depth: 0, overrideAccess: true }),
  );
  return id as number;
}

/** A condition that was begun in the CMS gets its page as the record that it is; aliases and sources come along. */
async function publishDraft(
  publishing: Publishing,
  { connection, payload, conditionId }: Given & { conditionId: number },
): Promise<number> {
  const { content, categoryId, description } = publishing.contribution;
  if (await selectPublished(connection, { id: conditionId, isHeld: true }))
    throw new Conflict('The page exists by now: propose a change of it');
  await withPayloadOn({ connection, payload, context: { [PERMIT]: permitFor(publishing, null) } }, (req) =>
    payload.update({
      ...{ collection: 'conditions', id: conditionId, req, depth: 0, overrideAccess: true, overrideLock: true },
      data: {
        ...{ ...toRecord(content), category: categoryId, editSummary: description },
        ...{ emergencyReason: publishing.emergencyReason, ...PUBLISHED },
      } as never,
    }),
  );
  return conditionId;
}

const PUBLISHED = { _status: 'published' } as const;

/** Only the fields that were proposed are other than before; a draft that somebody left in the CMS does not come along. */
async function changeCondition(publishing: Publishing, { connection, payload }: Given): Promise<number> {
  const { contribution, emergencyReason } = publishing;
  const { conditionId, content, description, isMinorEdit } = contribution;
  const current = conditionId === null ? null : await selectPublished(connection, { id: conditionId, isHeld: true });
  if (!current) throw new Conflict('The page that this is about is gone');
  demandNoConflict(contribution, current);
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
  return current.id;
}

async function writeTranslation(publishing: Publishing, { connection, payload }: Given): Promise<number> {
  const { contribution } = publishing;
  const { conditionId, languageId, content } = contribution;
  const source = conditionId === null ? null : await selectPublished(connection, { id: conditionId, isHeld: true });
  if (!source || languageId === null) throw new Conflict('The page that this is about is gone');
  const place = { conditionId: source.id, languageId };
  const current = await selectTranslation(connection, { ...place, isHeld: true });
  if (current?.isPublished) demandNoConflict(contribution, current);
  await withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const before = current ? await readMain('condition-translations', current.id, req) : null;
    req.context[PERMIT] = permitFor(publishing, before);
    const texts = {
      ...(before ? writable(before) : { name: source.name, summary: source.summary }),
      ...toRecord(content),
    };
    const data = { ...texts, condition: source.id, language: languageId, ...PUBLISHED } as never;
    const how = { collection: 'condition-translations', req, depth: 0, overrideAccess: true } as const;
    if (current) await payload.update({ ...how, id: current.id, data, overrideLock: true });
    else await payload.create({ ...how, data });
  });
  return source.id;
}

function permitFor(
  { contribution, emergencyReason }: Publishing,
  before: Record<string, unknown> | null,
): PublishPermit {
  const { userId, approvedById, kind, baseRevision } = contribution;
  return {
    by: 'review',
    authorId: userId,
    reviewerId: approvedById,
    before,
    emergencyReason,
    ...(kind === 'translation' && baseRevision !== null ? { sourceRevision: baseRevision } : {}),
  };
}

type Stored = { id: number } & Record<string, unknown>;

/** What readers have: the record itself, not the newest version of it, which may be a draft. */
async function readMain(
  collection: 'conditions' | 'condition-translations',
  id: number,
  req: PayloadRequest,
): Promise<Stored> {
  const found = await req.payload.db.findOne<Stored>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  if (!found) throw new Conflict('The page that this is about is gone');
  return found;
}

function writable({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields }: Stored) {
  return fields;
}

/** Fields of a page, in the words of the message. */
function demandNoConflict({ content, base }: Contribution, current: TextRow): void {
  const conflicts = conflictsOf({ proposed: content, base: base?.texts ?? {}, current: toTexts(current) });
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts);
}

/** Not lost and not overwritten: a reviewer has to join the two. */
export class ChangedMeanwhile extends Conflict {
  readonly fields: (keyof ConditionTexts)[];

  constructor(fields: (keyof ConditionTexts)[]) {
    super(`Changed on the page meanwhile: ${fields.join(', ')}. A reviewer has to join the two texts first`);
    this.fields = fields;
  }
}

async function newestVersion(
  connection: Database,
  { kind, languageId }: Contribution,
  conditionId: number,
): Promise<number | null> {
  const [row] = await rowsOf<{ id: number | null }>(connection, {
    name: `review-newest-${kind === 'translation' ? 'translation' : 'condition'}`,
    ...(kind === 'translation'
      ? {
          text: `SELECT max(id) AS id FROM _condition_translations_v
                 WHERE version_condition_id = $1 AND version_language_id = $2 AND version__status = 'published'`,
          values: [conditionId, languageId],
        }
      : {
          text: `SELECT max(id) AS id FROM _conditions_v WHERE parent_id = $1 AND version__status = 'published'`,
          values: [conditionId],
        }),
  });
  return row?.id ?? null;
}

/** Whoever could have approved it, but was not asked, hears why. */
async function tellEditors(
  connection: Database,
  { contribution, reason, byId }: Publishing,
  link: string,
): Promise<void> {
  const editors = await rowsOf<{ id: number }>(connection, {
    name: 'review-editors',
    text: `SELECT id FROM users WHERE role IN ('editor', 'admin') AND id <> $1 ORDER BY id`,
    values: [byId],
  });
  for (const { id } of editors)
    await tell(connection, { to: id, kind: 'contribution_emergency', title: contribution.title, reason, link });
}
