import type { Payload } from 'payload';
import type { ContributionKind } from '../../contracts/contributions/contents.ts';
import type { WorkflowAction } from '../../contracts/contributions/workflow.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { Unavailable } from '../../platform/errors.ts';
import { publishCondition } from './publishCondition.ts';
import { publishEdit } from './publishEdit.ts';
import { publishRemoval } from './publishRemoval.ts';
import { publishCategoryTranslation, publishTranslation } from './publishTranslation.ts';
import { countEdit } from './queries/authors.ts';
import { changeContribution } from './queries/contributions.ts';
import { insertEvent } from './queries/events.ts';
import { tell } from './tell.ts';
import type { Given, VersionsOf, Publishing as Writing, Written } from './writes.ts';

type Publishing = Writing & { step: WorkflowAction; reason: string };
type Means = { connection: Database; payload: Payload | undefined };

const WRITE: Record<ContributionKind, (publishing: Writing, given: Given) => Promise<Written>> = {
  condition: publishCondition,
  edit: publishEdit,
  translation: publishTranslation,
  category_translation: publishCategoryTranslation,
  removal: publishRemoval,
};

/** What its author is told, and what editors are told who were not asked. */
const NEWS = { published: 'contribution_published', emergency: 'contribution_emergency' } as const;
const NEWS_OF_REMOVAL = { published: 'contribution_removed', emergency: 'contribution_removed_emergency' } as const;

/**
 * Puts an approved contribution before readers, inside the transaction of the step: the record with its version and
 * the job that renders it, the figures of its author, the event and the news.
 * @returns the address of its page, or null
 * @throws Conflict when the same part of the page has changed meanwhile, or the page is gone
 */
export async function publishContribution(
  publishing: Publishing,
  { connection, payload }: Means,
): Promise<string | null> {
  if (!payload) throw new Unavailable();
  const { contribution, byId, step, reason } = publishing;
  const { id, kind, userId, title, status } = contribution;
  const news = kind === 'removal' ? NEWS_OF_REMOVAL : NEWS;
  const { conditionId, link, versions } = await WRITE[kind](publishing, { connection, payload });
  const now = new Date();
  await changeContribution(connection, id, {
    ...{ status: 'published', conditionId, publishedAt: now, scheduledFor: null, scheduledById: null },
    ...(status === 'approved' ? {} : { decidedAt: now }),
    resultRevision: versions && (await newestVersion(connection, versions)),
  });
  if (userId !== null && kind !== 'removal') await countEdit(connection, userId);
  await insertEvent(connection, {
    ...{ contributionId: id, action: step, from: status, to: 'published', userId: byId, reason },
  });
  await tell(connection, { to: userId, kind: news.published, title, link });
  if (publishing.emergencyReason !== null) await tellEditors(connection, publishing, { kind: news.emergency, link });
  return link;
}

/** From the table's own type alone does its name get into the statement. */
async function newestVersion(connection: Database, { table, recordId }: VersionsOf): Promise<number | null> {
  const [row] = await rowsOf<{ id: number | null }>(connection, {
    name: `review-newest${table}`,
    text: `SELECT max(id) AS id FROM ${table} WHERE parent_id = $1 AND version__status = 'published'`,
    values: [recordId],
  });
  return row?.id ?? null;
}

/** Whoever could have approved it, but was not asked, hears why. */
async function tellEditors(
  connection: Database,
  { contribution, reason, byId }: Publishing,
  news: { kind: typeof NEWS.emergency | typeof NEWS_OF_REMOVAL.emergency; link: string | null },
): Promise<void> {
  const editors = await rowsOf<{ id: number }>(connection, {
    name: 'review-editors',
    text: `SELECT id FROM users WHERE role IN ('editor', 'admin') AND id <> $1 ORDER BY id`,
    values: [byId],
  });
  for (const { id } of editors) await tell(connection, { ...news, to: id, title: contribution.title, reason });
}
