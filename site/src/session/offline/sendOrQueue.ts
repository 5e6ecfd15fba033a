import { hasNoResponse } from '../hasNotReachedService.ts';
import { queueWrite, readOwnQueue } from './ownQueue.ts';
import { createStateFilter, type NewWrite } from './QueuedKind.ts';

/**
 * Makes the call of a write. Queues the write instead when an earlier state of it waits, or when no response comes.
 * Returns false when queued. Throws as the client does, also for a guest, and when the browser cannot store the write.
 */
export async function sendOrQueue<Input>(
  write: NewWrite<Input>,
  call: () => Promise<unknown>,
  queue = queueWrite,
): Promise<boolean> {
  const earlier = (await readOwnQueue()).filter(createStateFilter(write));
  // If this write were sent now, the earlier one that still waits would undo it later.
  if (earlier.some(({ refusal }) => refusal === null) && (await queue(write))) return false;
  try {
    await call();
    // A refused earlier write must not be sent again after this one.
    for (const { id } of earlier) await (await import('./queue.ts')).deleteWrite(id);
    return true;
  } catch (error) {
    if (write.userId !== null && hasNoResponse(error) && (await queue(write))) return false;
    throw error;
  }
}
