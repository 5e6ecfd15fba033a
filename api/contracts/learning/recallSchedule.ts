/**
 * Days until a question is asked again: first after its quiz, then after each right answer. The page "Remember it"
 * names them.
 */
export const RECALL_DAYS = [2, 7, 21, 60] as const;
/** Maximum questions on one day; other due questions wait for the next day. */
export const MAX_RECALLED_A_DAY = 5;

/** `step`: right answers in a row. `dueOn`: day (YYYY-MM-DD) from which the question is asked again; null for never. */
export type Recalled = { step: number; dueOn: string | null };

/** Returns the schedule of a question whose quiz was completed on that day. */
export function firstRecall(day: string): Recalled {
  return { step: 0, dueOn: dayAfter(day, RECALL_DAYS[0]) };
}

/** Returns the schedule after an answer on that day. A wrong answer starts again with the shortest interval. */
export function nextRecall({ step, day, isCorrect }: { step: number; day: string; isCorrect: boolean }): Recalled {
  if (!isCorrect) return firstRecall(day);
  const days = RECALL_DAYS[step + 1];
  return { step: step + 1, dueOn: days === undefined ? null : dayAfter(day, days) };
}

/** Counts in UTC, because a day in another time zone may have 23 or 25 hours. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
