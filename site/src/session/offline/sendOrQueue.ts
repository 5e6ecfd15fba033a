import { isLineDown } from '../isLineDown.ts';
import { keepForLater, readOwnQueue } from './ownQueue.ts';
import { type NewWrite, stateNameOf } from './queuedInputs.ts';

/** Makes a call, or queues its write without a response. Returns false when it is queued. Throws as the client does. */
export async function sendOrQueue(
  write: NewWrite,
  call: () => Promise<unknown>,
  queue = keepForLater,
): Promise<boolean> {
  const name = stateNameOf(write);
  const earlier = (await readOwnQueue()).filter((other) => name !== null && stateNameOf(other) === name);
  // Sent now, this write would be undone by the earlier one that still waits.
  if (earlier.some(({ refusal }) => refusal === null) && (await queue(write))) return false;
  try {
    await call();
    // A refused earlier write must not be sent again after this one.
    for (const { id } of earlier) await (await import('./queue.ts')).removeWrite(id);
    return true;
  } catch (error) {
    if (write.userId !== null && isLineDown(error) && (await queue(write))) return false;
    throw error;
  }
}
