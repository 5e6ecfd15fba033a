import type { ModuleType } from '../../contracts/learning/learning.ts';
import { PASS_PERCENT } from '../../contracts/learning/quiz.ts';

/** A module that a path has now, and what one person has done of it. */
export type PathStep = {
  id: number;
  type: ModuleType;
  points: number;
  isRequired: boolean;
  isCompleted: boolean;
  /** Of a quiz, rounded: how many of the questions that it asks now were answered rightly, last or at best. Null where it asks none. */
  percent: number | null;
};

type Standing = {
  /** Rounded, of the modules that are required now; 100 once the path is completed, whatever came to it later. */
  percentage: number;
  /** The first module that is not completed. */
  currentModuleId: number | null;
  /** Required modules that came after the path was completed. */
  newModules: number[];
  /** Whether nothing that is required is missing. */
  isWhole: boolean;
};

type Held = Pick<PathStep, 'id' | 'isRequired' | 'isCompleted'>;

/** How far somebody has come in a path; `steps` in their order. Where nothing is required, everything is. */
export function standingOf(steps: Held[], { isPathCompleted }: { isPathCompleted: boolean }): Standing {
  const required = steps.filter(({ isRequired }) => isRequired);
  const demanded = required.length > 0 ? required : steps;
  const missing = demanded.filter(({ isCompleted }) => !isCompleted).map(({ id }) => id);
  const share = demanded.length === 0 ? 0 : Math.round((100 * (demanded.length - missing.length)) / demanded.length);
  return {
    percentage: isPathCompleted ? 100 : share,
    currentModuleId: steps.find(({ isCompleted }) => !isCompleted)?.id ?? null,
    newModules: isPathCompleted ? missing : [],
    isWhole: demanded.length > 0 && missing.length === 0,
  };
}

export type Obstacle = 'missing' | 'locked' | 'not passed';

/** Whether a module waits for the one before it. The first one is always open, and so is one that is completed. */
export function isGated(steps: Pick<PathStep, 'id' | 'isCompleted'>[], id: number): boolean {
  const at = steps.findIndex((step) => step.id === id);
  return at > 0 && !steps[at]?.isCompleted && !steps[at - 1]?.isCompleted;
}

/** What keeps somebody from completing a module; null where it is done already, too. */
export function obstacleTo(steps: PathStep[], id: number): Obstacle | null {
  const step = steps.find((one) => one.id === id);
  if (!step) return 'missing';
  if (step.isCompleted) return null;
  if (isGated(steps, id)) return 'locked';
  // A quiz that asks nothing would otherwise end the path for everybody.
  const isPassed = step.type !== 'quiz' || step.percent === null || step.percent >= PASS_PERCENT;
  return isPassed ? null : 'not passed';
}
