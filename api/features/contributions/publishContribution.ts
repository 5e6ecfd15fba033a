import type { Payload } from 'payload';
import { Unavailable } from '../../platform/errors.ts';
import { findNewestVersion } from '../../platform/newestVersion.ts';
import { publishCorrection } from './corrections/publishCorrection.ts';
import { publishRemoval } from './publishRemoval.ts';
import { publishText } from './publishText.ts';
import { countEdit } from './queries/authors.ts';
import type { Step, StepResult } from './takeStep.ts';

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
  const write = kind === 'removal' ? publishRemoval : publishText;
  const { conditionId, link, version } = await write({ contribution, emergencyReason, connection, payload });
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
