import { ClientError } from '@common-ground/api/contracts/client.ts';
import { findQueuedKind } from '../../queuedKinds.ts';
import type { QueuedWrite } from './database.ts';
import { deleteWrite, findWrites, type Queued, refuseWrite } from './queue.ts';
import { type Backoffs, increaseBackoff, readBackoffs, writeBackoffs } from './rests.ts';
import { OtherUserError } from './sendWrite.ts';

/** Time limit of a request: a connection that hangs must not block the queue of all tabs. */
const REQUEST_TIMEOUT_MS = 30_000;

type Draining = {
  userId: number | null;
  send: (write: QueuedWrite, signal: AbortSignal) => Promise<void>;
  wordsOf: (error: unknown) => string;
  now?: () => number;
  /** Ignores the backoff after server errors and lost connections, but not after a 429. */
  isForced?: boolean;
};

export type Drained = {
  sent: number;
  refused: number;
  isSignedOut: boolean;
  /** Time of the next attempt, in milliseconds since 1970; null when no backoff delays a waiting write. */
  nextAt: number | null;
};

/** Sends the writes of a user or guest in order and deletes each sent one. The caller must hold `drainQueue`'s lock. */
export async function drainOnce({
  userId,
  send,
  wordsOf,
  now = Date.now,
  isForced = false,
}: Draining): Promise<Drained> {
  const drained: Drained = { sent: 0, refused: 0, isSignedOut: false, nextAt: null };
  let rests: Backoffs = { ...(await readBackoffs()), ...(isForced && { all: undefined }) };
  for (;;) {
    const write = findNextWrite(await findWrites(userId), rests, now());
    if (!write) break;
    try {
      await send(write, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
      await deleteWrite(write.id);
      drained.sent += 1;
      rests = { ...rests, all: undefined, [toLane(write)]: undefined };
    } catch (error) {
      if (error instanceof OtherUserError) break;
      const status = error instanceof ClientError ? error.status : null;
      if (status === 401) {
        drained.isSignedOut = true;
        break;
      }
      if (isFinalRefusal(status)) {
        await refuseWrite(write.id, wordsOf(error));
        drained.refused += 1;
        continue;
      }
      // A 429 delays the writes of one lane; any other failure that is not final delays all writes.
      const lane = status === 429 ? toLane(write) : 'all';
      rests = increaseBackoff(rests, { lane, now: now(), atLeast: retryAfterMs(error) });
      if (lane === 'all') break;
    }
  }
  await writeBackoffs(rests);
  const waits = await findWrites(userId);
  const lanes = new Set(waits.filter(({ refusal }) => refusal === null).map(toLane));
  const times = [...lanes].map((lane) => Math.max(rests[lane]?.until ?? 0, rests.all?.until ?? 0));
  const next = times.filter((time) => time > 0);
  return { ...drained, nextAt: next.length > 0 ? Math.min(...next) : null };
}

function findNextWrite(writes: Queued[], rests: Backoffs, now: number): Queued | undefined {
  if ((rests.all?.until ?? 0) > now) return undefined;
  return writes.find(
    (write) =>
      write.refusal === null && (rests[toLane(write)]?.until ?? 0) <= now && !isBlockedByRefusal(write, writes),
  );
}

function toLane(write: QueuedWrite): string {
  return findQueuedKind(write)?.lane ?? 'all';
}

/** Returns whether an earlier write of the same sequence was refused, so that this one must wait. */
export function isBlockedByRefusal(write: QueuedWrite, all: readonly QueuedWrite[]): boolean {
  const sequence = toSequenceName(write);
  if (sequence === null) return false;
  return all.some(
    (other) => other.refusal !== null && (other.id ?? 0) < (write.id ?? 0) && toSequenceName(other) === sequence,
  );
}

function toSequenceName(write: QueuedWrite): string | null {
  const kind = findQueuedKind(write);
  return kind?.toSequence ? `${kind.lane} ${kind.toSequence(write.input as never)}` : null;
}

/** Returns whether the API would refuse the same write again. `status` is null without a response of the API. */
function isFinalRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

function retryAfterMs(error: unknown): number {
  return error instanceof ClientError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}
