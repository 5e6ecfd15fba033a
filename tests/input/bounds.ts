import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import type * as fc from 'fast-check';

/** Returns the bounds of tries that are the same each time, and others for each call; PROPERTY_SEED makes others. */
export function bounds(numRuns: number, place = 0): Pick<fc.Parameters, 'seed' | 'numRuns'> {
  return { seed: Number(process.env.PROPERTY_SEED ?? 12) + place, numRuns };
}

/** Returns every fourth value, others at the next place, so that each is tried somewhere; all of them in the deep set. */
export function someOf<Value>(values: Value[], place: number): Value[] {
  return values.filter((_, index) => IS_DEEP || index % 4 === place % 4);
}

/** What an answer to any request at all is: no failure of the server, and where it is a refusal, with words of ours. */
export function flawOf({ status, text }: { status: number; text: string }): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status >= 400 && text.length < 2) return `${status} without a word`;
  return /node_modules|\bat .+:\d+:\d+|\/src\/|select "|insert into/i.test(status >= 400 ? text : '') ? text : null;
}
