import type { Database } from '../Database.ts';
import type { Throttle } from './Throttle.ts';

export type Count = { throttle: Throttle; key: string };

/**
 * Runs `judge`, which returns null for a wrong try. Counts each try before judging it, so that simultaneous tries
 * cannot exceed the limit, and refunds it unless it is wrong. When tries in progress in this process use up the limit,
 * the next one waits instead of being refused.
 * @throws TooManyRequests when a count has no try left
 */
export async function limitWrongTries<Right>(
  database: Database,
  counts: Count[],
  judge: () => Promise<Right | null>,
): Promise<Right | null> {
  const spent: Count[] = [];
  const leave: (() => void)[] = [];
  const refund = async () => {
    for (const { throttle, key } of spent) await throttle.refund(database, key);
  };
  try {
    for (const count of counts) {
      leave.push(await count.throttle.enter(count.key));
      await count.throttle.spend(database, count.key);
      spent.push(count);
    }
    const right = await judge();
    if (right !== null) await refund();
    return right;
  } catch (error) {
    await refund();
    throw error;
  } finally {
    for (const step of leave) step();
  }
}
