import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';

/** The mean of all records in whole percent; null without any, as a zero would say that somebody had made no progress. */
export function averageOf(records: Pick<Progress, 'progress'>[]): number | null {
  if (records.length === 0) return null;
  return Math.round(records.reduce((sum, { progress }) => sum + progress, 0) / records.length);
}
