import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { QueuedWrite } from './database.ts';
import { type Queued, refuseWrite, removeWrite, writesOf } from './queue.ts';
import { isHeld, laneOf } from './queuedInputs.ts';
import { type Rests, readRests, restLonger, writeRests } from './rests.ts';
import { NotTheirs } from './sendWrite.ts';

/** A line that hangs must not hold the queue of all tabs for ever. */
const PATIENCE_MS = 30_000;

type Draining = {
  /** Null where nobody is signed in. */
  userId: number | null;
  send: (write: QueuedWrite, signal: AbortSignal) => Promise<void>;
  /** What the server said, in the reader's words. */
  wordsOf: (error: unknown) => string;
  /** In milliseconds since 1970. */
  now?: () => number;
  /** Tries a server that was away at once: the line is back, or somebody asked for it. What came too often still waits. */
  isForced?: boolean;
};

export type Drained = {
  sent: number;
  refused: number;
  /** The server no longer knows the session; all that waits still does. */
  isSignedOut: boolean;
  /** When to go on, in milliseconds since 1970; null where nothing waits for a time. */
  nextAt: number | null;
};

/**
 * Sends what waits for whoever is signed in, one after the other. A write goes out of the queue only once the server has
 * answered that it has it: whoever is stopped in between sends it again, which the server sees. Its caller holds the lease.
 */
export async function drainOnce({
  userId,
  send,
  wordsOf,
  now = Date.now,
  isForced = false,
}: Draining): Promise<Drained> {
  const drained: Drained = { sent: 0, refused: 0, isSignedOut: false, nextAt: null };
  let rests: Rests = { ...(await readRests()), ...(isForced && { all: undefined }) };
  for (;;) {
    const write = nextOf(await writesOf(userId), rests, now());
    if (!write) break;
    try {
      await send(write, AbortSignal.timeout(PATIENCE_MS));
      await removeWrite(write.id);
      drained.sent += 1;
      rests = { ...rests, all: undefined, [laneOf(write)]: undefined };
    } catch (error) {
      if (error instanceof NotTheirs) break;
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
      // What somebody does too often is theirs to wait for; where the server is in trouble, or away, all waits.
      const lane = status === 429 ? laneOf(write) : 'all';
      rests = restLonger(rests, { lane, now: now(), atLeast: retryAfterMs(error) });
      if (lane === 'all') break;
    }
  }
  await writeRests(rests);
  const waits = await writesOf(userId);
  const lanes = new Set(waits.filter(({ refusal }) => refusal === null).map(laneOf));
  const times = [...lanes].map((lane) => Math.max(rests[lane]?.until ?? 0, rests.all?.until ?? 0));
  const next = times.filter((time) => time > 0);
  return { ...drained, nextAt: next.length > 0 ? Math.min(...next) : null };
}

/** The first that may go now. */
function nextOf(writes: Queued[], rests: Rests, now: number): Queued | undefined {
  if ((rests.all?.until ?? 0) > now) return undefined;
  return writes.find(
    (write) => write.refusal === null && (rests[laneOf(write)]?.until ?? 0) <= now && !isHeld(write, writes),
  );
}

/** Returns whether the API would refuse the same write again. `status` is null when no answer of the API came. */
function isFinalRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

function retryAfterMs(error: unknown): number {
  return error instanceof ClientError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
}
