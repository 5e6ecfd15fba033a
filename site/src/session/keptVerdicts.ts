import { $isStored, changeKept, type KeptVerdict, readKept } from './keptLearning.ts';

/** Stores a guest's verdict. A verdict that the browser did not store earns no points. */
export function keepVerdict(verdict: KeptVerdict): void {
  put(verdict);
  if (!$isStored.get()) put({ ...verdict, pointsEarned: 0 });
}

function put(verdict: KeptVerdict): void {
  changeKept((kept) => {
    const { moduleId, questionId, round } = verdict;
    const rightFirst = firstRight(kept.verdicts);
    const isKept = (other: KeptVerdict) =>
      other.moduleId !== moduleId ||
      (other.round === round
        ? other.questionId !== questionId
        : other.round === kept.passed[moduleId] || rightFirst.includes(other));
    return { ...kept, verdicts: [...kept.verdicts.filter(isKept), verdict] };
  });
}

/** Returns the verdicts of the last round only. */
export function keptVerdicts(moduleId: number): KeptVerdict[] {
  const all = readKept().verdicts.filter((verdict) => verdict.moduleId === moduleId);
  return all.filter(({ round }) => round === all.at(-1)?.round);
}

/** Returns the first correct verdict on each question, the one that earns points. */
export function firstRight(verdicts: KeptVerdict[]): KeptVerdict[] {
  const right = verdicts.filter(({ isCorrect }) => isCorrect);
  return right.filter((one, at) => right.findIndex(({ questionId }) => questionId === one.questionId) === at);
}
