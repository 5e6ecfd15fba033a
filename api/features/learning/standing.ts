import type { ModuleType } from '../../contracts/learning/learning.ts';
import { PASS_PERCENT } from '../../contracts/learning/quiz.ts';

export type PathStep = {
  id: number;
  type: ModuleType;
  points: number;
  isRequired: boolean;
  isCompleted: boolean;
  /** Rounded percentage of right answers, last given or in the best round; null without active questions. */
  percent: number | null;
};

type Standing = {
  /** Rounded percentage of completed modules among the required ones; 100 once the path is completed. */
  percentage: number;
  currentModuleId: number | null;
  /** Ids of required modules missing from a completed path, such as those added by a later edition. */
  newModules: number[];
  /** Whether all required modules are completed; false for a path without modules. */
  isWhole: boolean;
};

type CompletableModule = Pick<PathStep, 'id' | 'isRequired' | 'isCompleted'>;

/** Returns how far a learner is in a path, by `steps` in their order. When no module is required, all are. */
export function computeStanding(
  steps: CompletableModule[],
  { isPathCompleted }: { isPathCompleted: boolean },
): Standing {
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

/** Returns whether the previous module must come first. The first and completed modules are always open. */
export function isGated(steps: Pick<PathStep, 'id' | 'isCompleted'>[], id: number): boolean {
  const at = steps.findIndex((step) => step.id === id);
  return at > 0 && !steps[at]?.isCompleted && !steps[at - 1]?.isCompleted;
}

/** Returns the obstacle that keeps a learner from completing a module; null without one, or when it is completed. */
export function findObstacle(steps: PathStep[], id: number): Obstacle | null {
  const step = steps.find((one) => one.id === id);
  if (!step) return 'missing';
  if (step.isCompleted) return null;
  if (isGated(steps, id)) return 'locked';
  // A quiz without questions counts as passed: otherwise it would block the path for all learners.
  const isPassed = step.type !== 'quiz' || step.percent === null || step.percent >= PASS_PERCENT;
  return isPassed ? null : 'not passed';
}
