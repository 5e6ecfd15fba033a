/**
 * When a question is asked again: so many days after its quiz, and after each time that its answer was known again. It
 * stands on the page about it. Without schemas, because browsers keep the same schedule for those who have no account.
 */
export const RECALL_DAYS = [2, 7, 21, 60] as const;
/** Most questions of one day; others that are due wait for the next. */
export const RECALLED_A_DAY = 5;

/** How often an answer was known again, and the day (YYYY-MM-DD) from which on it is asked next; null: not any more. */
export type Recalled = { step: number; dueOn: string | null };

/** Of a question whose quiz was completed on that day. */
export function firstRecall(day: string): Recalled {
  return { step: 0, dueOn: dayAfter(day, RECALL_DAYS[0]) };
}

/** After an answer of that day. What was not known begins again with the shortest time; nothing is lost by it. */
export function nextRecall({ step, day, isCorrect }: { step: number; day: string; isCorrect: boolean }): Recalled {
  if (!isCorrect) return firstRecall(day);
  const days = RECALL_DAYS[step + 1];
  return { step: step + 1, dueOn: days === undefined ? null : dayAfter(day, days) };
}

/** A day of the calendar, whatever its month; in no zone, so that no day has more or less than 24 hours. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
