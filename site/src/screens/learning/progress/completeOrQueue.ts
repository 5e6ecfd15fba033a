import { isLineDown } from '../../../session/isLineDown.ts';
import { keepForLater, readOwnQueue } from '../../../session/offline/ownQueue.ts';
import type { Queued } from '../../../session/offline/queue.ts';
import { inputOf } from '../../../session/offline/queuedInputs.ts';
import { $userId } from '../../../session/session.ts';
import { type Completed, complete, type ModuleOnPage } from './learningProgress.ts';
import { readTried } from './triedActivities.ts';

/**
 * Completes a module. Of somebody with an account, where no answer comes or something before it still waits, that is kept
 * here and sent later: then null, because what it earns is the server's to say. Throws as the client does.
 */
export async function completeOrQueue(module: ModuleOnPage, title: string): Promise<Completed | null> {
  const userId = $userId.get();
  const tried = readTried(module.id);
  const input = { pathId: module.path.id, moduleId: module.id, ...(tried.length > 0 && { tried }) };
  const queue = () => keepForLater({ userId, kind: 'completeModule', input, title });
  if (userId !== null && waitsInPath(module.path.id, await readOwnQueue()) && (await queue())) return null;
  try {
    return await complete(module);
  } catch (error) {
    if (userId !== null && isLineDown(error) && (await queue())) return null;
    throw error;
  }
}

/** Sent at once it would be refused: the server does not know of the step before it yet. */
function waitsInPath(pathId: number, writes: readonly Queued[]): boolean {
  return writes.some(
    (write) => write.refusal === null && inputOf(write, 'completeModule', 'quizAnswers')?.pathId === pathId,
  );
}

/** Modules whose completion waits to be sent. */
export function waitingModules(writes: readonly Queued[]): number[] {
  return writes.flatMap((write) => (write.refusal === null ? (inputOf(write, 'completeModule')?.moduleId ?? []) : []));
}
