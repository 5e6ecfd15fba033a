import type { Token } from './readTokens.ts';

/** The words from index `from` to `to` (excluded), which are read together. */
export type Window = { from: number; to: number };

/** Most words of a window: a few sentences, or part of a very long one. */
const MAX_WORDS = 60;
const MAX_SENTENCES = 4;

/**
 * Returns the windows of a text. A sentence begins a window, which holds as many of the next sentences as fit. Very
 * long sentences are cut into overlapping windows.
 */
export function cutWindows(tokens: Token[]): Window[] {
  const starts = tokens.flatMap(({ isAfter }, at) => (isAfter === 'sentence' ? [at] : []));
  const windows = starts.flatMap((from, index) => {
    const end = starts[index + 1] ?? tokens.length;
    if (end - from <= MAX_WORDS) return [{ from, to: endOfWindow(starts, index, tokens.length) }];
    return Array.from({ length: Math.ceil((2 * (end - from)) / MAX_WORDS) }, (_, step) => {
      const first = from + (step * MAX_WORDS) / 2;
      return { from: first, to: Math.min(end, first + MAX_WORDS) };
    });
  });
  // A window inside the window before it finds nothing more.
  return windows.filter(({ to }, index) => index === 0 || to > (windows[index - 1]?.to ?? 0));
}

function endOfWindow(starts: number[], index: number, length: number): number {
  const from = starts[index] ?? 0;
  let to = from;
  for (let step = 1; step <= MAX_SENTENCES; step += 1) {
    const end = starts[index + step] ?? length;
    if (end - from > MAX_WORDS) break;
    to = end;
  }
  return to;
}
