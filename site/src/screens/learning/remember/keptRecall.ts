import {
  firstRecall,
  MAX_RECALLED_A_DAY,
  nextRecall,
  type Recalled,
} from '@common-ground/api/contracts/learning/recallSchedule.ts';
import type { GuestLearning } from '../../../session/keptLearning.ts';
import { canStore, readStored, writeStored } from '../../../session/storage.ts';

/**
 * Storage key of a guest's recall. At sign-in `session/mergeLearning.ts` turns recall on in the account if it was on,
 * and deletes this key.
 */
export const RECALL_KEY = 'recall';

export type KeptRecall = {
  isOn: boolean;
  /** Questions that were asked again, by id. `on` is the day of the last answer. */
  asked: Record<string, Recalled & { on: string }>;
};

/** Recall that the browser refused to store, used while the page is open; null otherwise. */
let unstored: KeptRecall | null = null;

export function readRecall(): KeptRecall {
  if (unstored) return unstored;
  try {
    const kept = JSON.parse(readStored(RECALL_KEY) ?? 'null') as Partial<KeptRecall> | null;
    return { isOn: kept?.isOn === true, asked: { ...kept?.asked } };
  } catch {
    return { isOn: false, asked: {} };
  }
}

/** Changes the recall. Reads it again first, because another tab may have written it. */
export function changeRecall(how: (kept: KeptRecall) => KeptRecall): KeptRecall {
  const kept = how(readRecall());
  unstored = writeStored(RECALL_KEY, JSON.stringify(kept)) ? null : kept;
  return kept;
}

export function isRecallStored(): boolean {
  return unstored === null && canStore();
}

export type ScheduledQuestion = Recalled & { questionId: number; moduleId: number };

/** Returns the questions of the rounds that passed their quizzes, with their schedules. */
export function selectSchedules({ verdicts, passed }: GuestLearning, { asked }: KeptRecall): ScheduledQuestion[] {
  return verdicts
    .filter(({ moduleId, round }) => Object.hasOwn(passed, moduleId) && passed[moduleId] === round)
    .map(({ questionId, moduleId, attemptedAt }) => {
      const { step, dueOn } = asked[questionId] ?? firstRecall(toLocalDay(new Date(attemptedAt)));
      return { questionId, moduleId, step, dueOn };
    });
}

/** Returns all questions due on a day, the oldest first. Not limited, because some may have left their quiz since. */
export function selectDue(places: ScheduledQuestion[], day: string): ScheduledQuestion[] {
  return places
    .filter(({ dueOn }) => dueOn !== null && dueOn <= day)
    .sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '') || a.questionId - b.questionId);
}

/** Returns how many more questions may be asked on a day. */
export function countLeft({ asked }: KeptRecall, day: string): number {
  return Math.max(0, MAX_RECALLED_A_DAY - Object.values(asked).filter(({ on }) => on === day).length);
}

/** Returns how many questions of a guest are due on a day, up to the daily maximum; 0 while turned off. */
export function countDue(kept: GuestLearning, recall: KeptRecall, day: string): number {
  return recall.isOn ? Math.min(countLeft(recall, day), selectDue(selectSchedules(kept, recall), day).length) : 0;
}

/** Returns the first due day after a day; null when there is none. */
export function findNextDay(places: ScheduledQuestion[], day: string): string | null {
  const later = places.flatMap(({ dueOn }) => (dueOn !== null && dueOn > day ? [dueOn] : []));
  return later.sort()[0] ?? null;
}

/** Returns the schedule after an answer. Unchanged when the question is not due, as for a second answer on a day. */
export function toNextSchedule(
  place: ScheduledQuestion,
  { day, isCorrect }: { day: string; isCorrect: boolean },
): Recalled {
  const { step, dueOn } = place;
  return dueOn !== null && dueOn <= day ? nextRecall({ step, day, isCorrect }) : { step, dueOn };
}

/** Returns the date in the reader's time zone, as YYYY-MM-DD. */
export function toLocalDay(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
