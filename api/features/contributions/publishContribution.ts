import type { Payload } from 'payload';
import type { ContributionKind } from '../../contracts/contributions/contents.ts';
import { Unavailable } from '../../platform/errors.ts';
import { findNewestVersion } from '../../platform/newestVersion.ts';
import { publishCorrection } from './corrections/publishCorrection.ts';
import { publishPathContent, publishPathTexts } from './paths/publishPathContent.ts';
import { publishCondition, publishEdit } from './publishCondition.ts';
import { publishRemoval } from './publishRemoval.ts';
import { publishTranslation } from './publishTranslation.ts';
import { countEdit } from './queries/authors.ts';
import type { Step, StepResult } from './takeStep.ts';
import type { Publishing, Written } from './writeRecord.ts';

const WRITE: Record<ContributionKind, (publishing: Publishing) => Promise<Written>> = {
  condition: publishCondition,
  edit: publishEdit,
  translation: publishTranslation,
  category_translation: publishTranslation,
  path: publishPathContent,
  path_translation: publishPathTexts,
  removal: publishRemoval,
};

/** @throws Conflict when the same part of the page has changed meanwhile or the page is gone, Unavailable */
export async function publishContribution(
  { contribution, connection, action, reason }: Step,
  { payload }: { payload?: Payload | undefined },
  correction?: string,
): Promise<StepResult & { link: string | null }> {
  if (!payload) throw new Unavailable();
  const { kind, userId, status } = contribution;
  const emergencyReason = action === 'publish_in_emergency' ? reason : null;
  // The correction comes first: the trigger of `conditions` notifies no watchers when the transaction has a correction.
  const told = await publishCorrection(connection, contribution, correction);
  const { conditionId, link, version } = await WRITE[kind]({ contribution, emergencyReason, connection, payload });
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
      resultRevision: version && (await findNewestVersion(connection, version)),
    },
  };
}
