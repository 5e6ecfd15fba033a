import type { CompletionResult } from './records.ts';

/** Result of a completed module, handed through the session storage to the page of its path. */
export type Earned = Pick<CompletionResult, 'achievements' | 'certificateCode' | 'isPathCompleted'>;

const KEY = 'learning-earned';

export function storeEarned(
  pathId: number,
  { achievements, certificateCode, isPathCompleted }: CompletionResult,
): void {
  if (achievements.length === 0 && !isPathCompleted) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathId, earned: { achievements, certificateCode, isPathCompleted } }));
  } catch {
    // The browser may block storage. The profile shows achievements and certificates, too.
  }
}

export function popEarned(pathId: number): Earned | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { pathId: number; earned: Earned } | null;
    sessionStorage.removeItem(KEY);
    return left?.pathId === pathId ? left.earned : null;
  } catch {
    return null;
  }
}
