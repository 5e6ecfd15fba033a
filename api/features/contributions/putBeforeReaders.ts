import type { Payload } from 'payload';
import type { ContributionKind } from '../../contracts/contributions/contents.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { Unavailable } from '../../platform/errors.ts';
import { publishCorrection } from './corrections/publishCorrection.ts';
import { publishPathContent, publishPathTexts } from './paths/publishPathContent.ts';
import { publishCondition, publishEdit } from './publishCondition.ts';
import { publishRemoval } from './publishRemoval.ts';
import { publishTranslation } from './publishTranslation.ts';
import { countEdit } from './queries/authors.ts';
import type { Done, Step } from './takeStep.ts';
import type { Publishing, VersionsOf, Written } from './writeRecord.ts';

const WRITE: Record<ContributionKind, (publishing: Publishing) => Promise<Written>> = {
  condition: publishCondition,
  edit: publishEdit,
  translation: publishTranslation,
  category_translation: publishTranslation,
  path: publishPathContent,
  path_translation: publishPathTexts,
  removal: publishRemoval,
};

/**
 * What publishing is, whoever does it and when, inside the transaction of the step: the record with its version, what
 * readers are told where it is corrected on medical grounds (as it was proposed, where nothing else is given), and the
 * figures of its author. Answers what the step leaves, with the address of its page, or null. Why it could not wait is
 * told to editors; to everybody, the history does.
 * @throws Conflict when the same part of the page has changed meanwhile, or the page is gone
 */
export async function putBeforeReaders(
  { contribution, connection, action, reason }: Step,
  { payload }: { payload?: Payload | undefined },
  correction?: string,
): Promise<Done & { link: string | null }> {
  if (!payload) throw new Unavailable();
  const { kind, userId, status } = contribution;
  const emergencyReason = action === 'publish_in_emergency' ? reason : null;
  // Before the page itself, so that whoever is told of its change is told in these words.
  const told = await publishCorrection(connection, contribution, correction);
  const { conditionId, link, versions } = await WRITE[kind]({ contribution, emergencyReason, connection, payload });
  const now = new Date();
  if (userId !== null && kind !== 'removal') await countEdit(connection, userId);
  return {
    link,
    detail: told ? { correction: told } : undefined,
    changes: {
      conditionId,
      publishedAt: now,
      scheduledFor: null,
      scheduledById: null,
      ...(status === 'approved' ? {} : { decidedAt: now }),
      resultRevision: versions && (await newestVersion(connection, versions)),
    },
  };
}

/** From the table's own type alone does its name get into the statement. */
async function newestVersion(
  connection: Database,
  { table, recordId, status = 'published' }: VersionsOf,
): Promise<number | null> {
  const row = await rowOf<{ id: number | null }>(connection, {
    name: `review-newest${table}`,
    text: `SELECT max(id) AS id FROM ${table} WHERE parent_id = $1 AND version__status::text = $2`,
    values: [recordId, status],
  });
  return row?.id ?? null;
}
