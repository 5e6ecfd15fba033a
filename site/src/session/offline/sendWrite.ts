import type { Call } from '@common-ground/api/contracts/call.ts';
import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import { findQueuedKind } from '../../queuedKinds.ts';
import { clientWith } from '../session.ts';
import { storedPerson, storedToken } from '../storage.ts';
import type { QueuedWrite } from './database.ts';
import { ForeignResponse, fetchApiResponse } from './fetchApiResponse.ts';
import { GUEST } from './QueuedKind.ts';

export class OtherUserError extends Error {}

/**
 * Sends a write with the session of the user who made it.
 * @throws OtherUserError when another user is signed in now
 * @throws ForeignResponse when something other than the API answered
 * @throws ClientError when the API refused the write, or any server answered 5xx
 */
export async function sendWrite(write: QueuedWrite, signal: AbortSignal): Promise<void> {
  // Reads the token before the person, because another tab that signs in stores the person first.
  const token = storedToken();
  const userId = token === null ? GUEST : (storedPerson()?.id ?? GUEST);
  if (userId !== write.userId) throw new OtherUserError();
  const kind = findQueuedKind(write);
  if (!kind) throw new Error(`This version of the site cannot send "${write.kind}".`);
  const client = clientWith(() => token, fetchApiResponse);
  await kind.send(write.input as never, {
    userId,
    uuid: write.uuid,
    async call(row, { property, ...input }) {
      const answer = await client.call<Call>(row, { ...input, signal });
      if (!Object.hasOwn(Object(answer), property)) throw new ForeignResponse(`${row.path}: no ${String(property)}`);
      return answer as CallOutput<typeof row>;
    },
    notifyTabs(name, message) {
      const channel = new BroadcastChannel(name);
      channel.postMessage(message);
      channel.close();
    },
  });
}
