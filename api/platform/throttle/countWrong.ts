import type { Database } from '../Database.ts';
import type { Throttle } from './Throttle.ts';

/** One kind of count, and what is counted under. */
export type Count = { throttle: Throttle; key: string };

/**
 * Does what only so many may get wrong; null is wrong. The try is counted before it is judged and taken back when it was
 * right: counted afterwards, any number of tries sent at once would all find the count where it was. Where one count has
 * no try left, none of the others is charged for it, and what fails otherwise is no wrong try. Who is right is not refused
 * either because of others who are being judged at this moment: within a process they stand in line.
 * @throws TooManyRequests
 */
export async function countWrong<Right>(
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
