import type { Completed } from './learningProgress.ts';

/** What the page of a path says after the last step, left for it by the page that the step was made on. */
export type Earned = Pick<Completed, 'achievements' | 'certificateCode' | 'isPathCompleted'>;

const KEY = 'learning-earned';

export function leaveEarned(pathId: number, { achievements, certificateCode, isPathCompleted }: Completed): void {
  if (achievements.length === 0 && !isPathCompleted) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathId, earned: { achievements, certificateCode, isPathCompleted } }));
  } catch {
    // Storage may be closed to us; it stands in the profile.
  }
}

export function takeEarned(pathId: number): Earned | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { pathId: number; earned: Earned } | null;
    sessionStorage.removeItem(KEY);
    return left?.pathId === pathId ? left.earned : null;
  } catch {
    return null;
  }
}
