import {
  firstRecall,
  nextRecall,
  RECALLED_A_DAY,
  type Recalled,
} from '@common-ground/api/contracts/learning/recallSchedule.ts';
import type { Kept } from '../../../session/keptLearning.ts';
import { canStore, readStored, writeStored } from '../../../session/storage.ts';

/** What a guest wants to be asked again, kept in this browser; taken along by `session/mergeLearning.ts`. */
export const RECALL_KEY = 'recall';

export type KeptRecall = {
  isOn: boolean;
  /** By question: those that were asked again, with the day of the last answer. */
  asked: Record<string, Recalled & { on: string }>;
};

/** Null unless the browser refused to store the last change, closed or full as its storage is. It lasts as long as the page. */
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

/** Another tab may have written since: it is read anew each time. */
export function changeRecall(how: (kept: KeptRecall) => KeptRecall): KeptRecall {
  const kept = how(readRecall());
  unstored = writeStored(RECALL_KEY, JSON.stringify(kept)) ? null : kept;
  return kept;
}

/** Whether the browser stores the choice and the answers of a guest. */
export function isRecallStored(): boolean {
  return unstored === null && canStore();
}

export type Place = Recalled & { questionId: number; moduleId: number };

/** The questions of the quizzes that were passed here, as they were answered then. */
export function placesOf({ verdicts, passed }: Kept, { asked }: KeptRecall): Place[] {
  return verdicts
    .filter(({ moduleId, round }) => Object.hasOwn(passed, moduleId) && passed[moduleId] === round)
    .map(({ questionId, moduleId, attemptedAt }) => {
      const { step, dueOn } = asked[questionId] ?? firstRecall(dayOf(new Date(attemptedAt)));
      return { questionId, moduleId, step, dueOn };
    });
}

/** Those that are due on a day, the oldest first: not only as many as are asked, for some may not be asked any more. */
export function dueOf(places: Place[], day: string): Place[] {
  return places
    .filter(({ dueOn }) => dueOn !== null && dueOn <= day)
    .sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '') || a.questionId - b.questionId);
}

/** How many more questions a day may have. */
export function leftOf({ asked }: KeptRecall, day: string): number {
  return Math.max(0, RECALLED_A_DAY - Object.values(asked).filter(({ on }) => on === day).length);
}

/** How many questions of a guest are asked today. */
export function countDue(kept: Kept, recall: KeptRecall, day: string): number {
  return recall.isOn ? Math.min(leftOf(recall, day), dueOf(placesOf(kept, recall), day).length) : 0;
}

/** The day of the next ones after a day; null where there are none. */
export function nextOf(places: Place[], day: string): string | null {
  const later = places.flatMap(({ dueOn }) => (dueOn !== null && dueOn > day ? [dueOn] : []));
  return later.sort()[0] ?? null;
}

/** After an answer of that day: only the first one moves when it is asked next. */
export function recalledAs(place: Place, { day, isCorrect }: { day: string; isCorrect: boolean }): Recalled {
  const { step, dueOn } = place;
  return dueOn !== null && dueOn <= day ? nextRecall({ step, day, isCorrect }) : { step, dueOn };
}

/** A day of the reader's own calendar, as YYYY-MM-DD. */
export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
