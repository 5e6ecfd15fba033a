import { hasNoResponse } from '../../../session/hasNotReachedService.ts';
import { queueWrite, readOwnQueue } from '../../../session/offline/ownQueue.ts';
import { toInput } from '../../../session/offline/QueuedKind.ts';
import type { Queued } from '../../../session/offline/queue.ts';
import { $userId } from '../../../session/session.ts';
import { queuedAnswers, queuedCompletion } from '../queued.ts';
import { complete } from './learningProgress.ts';
import type { CompletionResult, ModuleOnPage } from './records.ts';
import { readTried } from './triedActivities.ts';

/**
 * Completes a module. Returns null when it queued the completion of a user, because the API could not be reached or an
 * earlier step of the path is still queued. Other errors of the API client pass through.
 */
export async function completeOrQueue(module: ModuleOnPage, title: string): Promise<CompletionResult | null> {
  const userId = $userId.get();
  const tried = readTried(module.id);
  const input = { pathId: module.path.id, moduleId: module.id, ...(tried.length > 0 && { tried }) };
  const queue = () => queueWrite({ userId, kind: queuedCompletion, input, title });
  if (userId !== null && isStepQueued(module.path.id, await readOwnQueue()) && (await queue())) return null;
  try {
    return await complete(module);
  } catch (error) {
    if (userId !== null && hasNoResponse(error) && (await queue())) return null;
    throw error;
  }
}

/** Returns whether a step of the path is queued. The server would refuse a later step that overtakes it. */
function isStepQueued(pathId: number, writes: readonly Queued[]): boolean {
  return writes.some(
    (write) =>
      write.refusal === null && (toInput(write, queuedCompletion) ?? toInput(write, queuedAnswers))?.pathId === pathId,
  );
}

/** Returns the ids of modules whose completion is queued and was not refused. */
export function selectQueuedModuleIds(writes: readonly Queued[]): number[] {
  return writes.flatMap((write) => (write.refusal === null ? (toInput(write, queuedCompletion)?.moduleId ?? []) : []));
}
