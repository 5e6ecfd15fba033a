import { isLineDown } from '../isLineDown.ts';
import { keepForLater, readOwnQueue } from './ownQueue.ts';
import { type NewWrite, stateNameOf } from './queuedInputs.ts';

/**
 * Makes the call of a write, or queues the write when no answer comes. Returns whether it is done; false when it waits.
 * Throws as the client does, also when the browser cannot store the write.
 */
export async function sendOrQueue(
  write: NewWrite,
  call: () => Promise<unknown>,
  queue = keepForLater,
): Promise<boolean> {
  const name = stateNameOf(write);
  const earlier = (await readOwnQueue()).filter((other) => name !== null && stateNameOf(other) === name);
  // Sent now, it would be undone by the earlier one that still waits.
  if (earlier.some(({ refusal }) => refusal === null) && (await queue(write))) return false;
  try {
    await call();
    // One that was refused must not be tried again after this one.
    for (const { id } of earlier) await (await import('./queue.ts')).removeWrite(id);
    return true;
  } catch (error) {
    if (write.userId !== null && isLineDown(error) && (await queue(write))) return false;
    throw error;
  }
}
