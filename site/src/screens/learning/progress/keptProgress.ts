import {
  $isStored,
  type GuestLearning,
  type GuestPath,
  readGuestLearning,
  updateGuestLearning,
} from '../../../session/keptLearning.ts';
import { firstCorrectVerdicts } from '../../../session/keptVerdicts.ts';
import type { CompletionResult, ModuleOnPage, PathOnPage, PathRecord } from './records.ts';
import { readTried } from './triedActivities.ts';

export function startGuestPath(pathId: number): void {
  updateGuestLearning((kept) => withPath(kept, pathId, (path) => path));
}

/**
 * Completes a module for a guest, and stores the round that passed its quiz. When the browser refuses to store it, the
 * module is complete while the page is open and earns no points, because the next page would not know of them.
 */
export function completeGuestModule(module: ModuleOnPage): CompletionResult {
  const came = complete(module);
  if ($isStored.get() || came.pointsEarned === 0) return came;
  updateGuestLearning((now) =>
    withPath(now, module.path.id, (path) => ({
      ...path,
      completed: path.completed.map((one) => (one.id === module.id ? { ...one, points: 0 } : one)),
    })),
  );
  return { ...came, pointsEarned: 0 };
}

function complete({ id, points, path }: ModuleOnPage): CompletionResult {
  const before = readGuestLearning().paths[path.id];
  const isNew = !before?.completed.some((module) => module.id === id);
  const kept = updateGuestLearning((now) => {
    const round = now.verdicts.filter(({ moduleId }) => moduleId === id).at(-1)?.round ?? null;
    return withPath({ ...now, passed: { ...now.passed, [id]: now.passed[id] ?? round } }, path.id, (known) => {
      const places = readTried(id);
      const tried = places.length > 0 ? { tried: places } : {};
      const completed = known.completed.some((module) => module.id === id)
        ? known.completed.map((module) => (module.id === id ? { ...module, ...tried } : module))
        : [...known.completed, { id, points, at: new Date().toISOString(), ...tried }];
      const isWhole = path.modules.every(
        (module) => !module.isRequired || completed.some(({ id }) => id === module.id),
      );
      return { ...known, completed, completedAt: known.completedAt ?? (isWhole ? new Date().toISOString() : null) };
    });
  });
  return {
    pointsEarned: isNew ? points : 0,
    isPathCompleted: !before?.completedAt && Boolean(kept.paths[path.id]?.completedAt),
    achievements: [],
    certificateCode: null,
  };
}

/** Returns a guest's record in the form of the API; null when the path was not started. */
export function toGuestRecord(path: PathOnPage, kept: GuestLearning): PathRecord | null {
  const found = kept.paths[path.id];
  if (!found) return null;
  const isDone = ({ id }: { id: number }) => found.completed.some((module) => module.id === id);
  const required = path.modules.filter(({ isRequired }) => isRequired);
  const isCompleted = found.completedAt !== null;
  const answered = firstCorrectVerdicts(kept.verdicts)
    .filter(({ moduleId }) => path.modules.some(({ id }) => id === moduleId))
    .map(({ pointsEarned }) => ({ points: pointsEarned }));
  const percent = required.length === 0 ? 0 : Math.round((100 * required.filter(isDone).length) / required.length);
  return {
    pathId: path.id,
    status: isCompleted ? 'completed' : 'in_progress',
    completedModules: found.completed.map(({ id }) => id),
    currentModuleId: path.modules.find((module) => !isDone(module))?.id ?? null,
    // A required module that was added later does not lower the percentage of a completed path.
    progressPercentage: isCompleted ? 100 : percent,
    totalPoints: sumPoints(found.completed) + sumPoints(answered),
    newModules: isCompleted ? required.filter((module) => !isDone(module)).map(({ id }) => id) : [],
    completedAt: found.completedAt,
  };
}

const sumPoints = (earned: { points: number }[]) => earned.reduce((sum, { points }) => sum + points, 0);

function withPath(kept: GuestLearning, id: number, how: (path: GuestPath) => GuestPath): GuestLearning {
  const known = kept.paths[id] ?? { startedAt: new Date().toISOString(), completedAt: null, completed: [] };
  return { ...kept, paths: { ...kept.paths, [id]: how(known) } };
}
