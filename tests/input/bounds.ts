import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import type * as fc from 'fast-check';

/** Returns the options of a property test. Each place has its own constant seed. PROPERTY_SEED changes all seeds. */
export function bounds(numRuns: number, place = 0): Pick<fc.Parameters, 'seed' | 'numRuns'> {
  return { seed: Number(process.env.PROPERTY_SEED ?? 12) + place, numRuns };
}

/**
 * Returns every fourth value. The first one depends on `place`, so that each value is tried at some place. The deep run
 * returns all.
 */
export function selectQuarter<Value>(values: Value[], place: number): Value[] {
  return values.filter((_, index) => IS_DEEP || index % 4 === place % 4);
}

/** Returns why a response is wrong: a server error, a refusal without text, or leaked internals. Null when it is right. */
export function findFlaw({ status, text }: { status: number; text: string }): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status >= 400 && text.length < 2) return `${status} without a word`;
  return /node_modules|\bat .+:\d+:\d+|\/src\/|select "|insert into/i.test(status >= 400 ? text : '') ? text : null;
}
