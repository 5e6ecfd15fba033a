import type { Completion } from '@common-ground/api/contracts/learning/progress.ts';
import type { ModuleOutline } from '@common-ground/api/contracts/publishing/contentSource.ts';

export type PathOnPage = { id: number; modules: Pick<ModuleOutline, 'id' | 'type' | 'points' | 'isRequired'>[] };

export type ModuleOnPage = { id: number; points: number; path: PathOnPage };

export type PathRecord = Pick<Completion['progress'], 'pathId' | 'status' | 'completedModules' | 'currentModuleId'> &
  Pick<Completion['progress'], 'progressPercentage' | 'totalPoints' | 'newModules' | 'completedAt'>;

/** Result of a completion. `pointsEarned` is what this completion added: 0 when the module was complete before. */
export type CompletionResult = Omit<Completion, 'progress'>;
