import { $isStored, changeKept, type Kept, type KeptPath, readKept } from '../../../session/keptLearning.ts';
import { firstRight } from '../../../session/keptVerdicts.ts';
import type { Completed, ModuleOnPage, PathOnPage, PathRecord } from './learningProgress.ts';
import { readTried } from './triedActivities.ts';

export function startHere(pathId: number): void {
  changeKept((kept) => withPath(kept, pathId, (path) => path));
}

/**
 * Completes a module for a guest, and stores the round that passed its quiz. When the browser refuses to store it, the
 * module is complete while the page is open and earns no points, because the next page would not know of them.
 */
export function completeHere(module: ModuleOnPage): Completed {
  const came = complete(module);
  if ($isStored.get() || came.pointsEarned === 0) return came;
  changeKept((now) =>
    withPath(now, module.path.id, (path) => ({
      ...path,
      completed: path.completed.map((one) => (one.id === module.id ? { ...one, points: 0 } : one)),
    })),
  );
  return { ...came, pointsEarned: 0 };
}

function complete({ id, points, path }: ModuleOnPage): Completed {
  const before = readKept().paths[path.id];
  const isNew = !before?.completed.some((module) => module.id === id);
  const kept = changeKept((now) => {
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
export function toGuestRecord(path: PathOnPage, kept: Kept): PathRecord | null {
  const found = kept.paths[path.id];
  if (!found) return null;
  const isDone = ({ id }: { id: number }) => found.completed.some((module) => module.id === id);
  const required = path.modules.filter(({ isRequired }) => isRequired);
  const isCompleted = found.completedAt !== null;
  const answered = firstRight(kept.verdicts)
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
    totalPoints: pointsOf(found.completed) + pointsOf(answered),
    newModules: isCompleted ? required.filter((module) => !isDone(module)).map(({ id }) => id) : [],
    completedAt: found.completedAt,
  };
}

const pointsOf = (earned: { points: number }[]) => earned.reduce((sum, { points }) => sum + points, 0);

function withPath(kept: Kept, id: number, how: (path: KeptPath) => KeptPath): Kept {
  const known = kept.paths[id] ?? { startedAt: new Date().toISOString(), completedAt: null, completed: [] };
  return { ...kept, paths: { ...kept.paths, [id]: how(known) } };
}
