import type * as fc from 'fast-check';

/** The same tries each time, others for each that is tried; others, and more of them, with FUZZ_SEED and FUZZ_RUNS. */
export function bounds(numRuns: number, place = 0): Pick<fc.Parameters, 'seed' | 'numRuns'> {
  const { FUZZ_SEED, FUZZ_RUNS } = process.env;
  return { seed: Number(FUZZ_SEED ?? 12) + place, numRuns: Number(FUZZ_RUNS ?? 1) * numRuns };
}

/** What an answer to any request at all is: no failure of the server, and where it is a refusal, with words of ours. */
export function flawOf({ status, text }: { status: number; text: string }): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status >= 400 && text.length < 2) return `${status} without a word`;
  return /node_modules|\bat .+:\d+:\d+|\/src\/|select "|insert into/i.test(status >= 400 ? text : '') ? text : null;
}
