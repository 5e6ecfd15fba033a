import { $isStored, type GuestVerdict, readGuestLearning, updateGuestLearning } from './keptLearning.ts';

/** Stores a guest's verdict. A verdict that the browser refuses to store is held for this page with 0 points. */
export function storeVerdict(verdict: GuestVerdict): void {
  put(verdict);
  if (!$isStored.get()) put({ ...verdict, pointsEarned: 0 });
}

function put(verdict: GuestVerdict): void {
  updateGuestLearning((kept) => {
    const { moduleId, questionId, round } = verdict;
    const rightFirst = firstCorrectVerdicts(kept.verdicts);
    const isKept = (other: GuestVerdict) =>
      other.moduleId !== moduleId ||
      (other.round === round
        ? other.questionId !== questionId
        : other.round === kept.passed[moduleId] || rightFirst.includes(other));
    return { ...kept, verdicts: [...kept.verdicts.filter(isKept), verdict] };
  });
}

/** Returns the verdicts of the last round of a module. */
export function readLastRound(moduleId: number): GuestVerdict[] {
  const all = readGuestLearning().verdicts.filter((verdict) => verdict.moduleId === moduleId);
  return all.filter(({ round }) => round === all.at(-1)?.round);
}

/** Returns the first correct verdict on each question, the one that earns points. */
export function firstCorrectVerdicts(verdicts: GuestVerdict[]): GuestVerdict[] {
  const right = verdicts.filter(({ isCorrect }) => isCorrect);
  return right.filter((one, at) => right.findIndex(({ questionId }) => questionId === one.questionId) === at);
}
