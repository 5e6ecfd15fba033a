import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';

/** Returns the mean progress in whole percent. Null without records, because zero would mean no progress. */
export function computeAverageProgress(records: Pick<Progress, 'progress'>[]): number | null {
  if (records.length === 0) return null;
  return Math.round(records.reduce((sum, { progress }) => sum + progress, 0) / records.length);
}
