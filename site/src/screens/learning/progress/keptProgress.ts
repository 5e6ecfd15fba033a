/**
 * What a guest has learned, kept in this browser under the rules that the server has, until they sign in. Points stand
 * beside what they were for, so that a path that changes takes none away.
 */
import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { atom, onMount } from 'nanostores';
import type { Completed, ModuleOnPage, PathOnPage, PathRecord } from './learningProgress.ts';

/** Looked for by first-paint.js too, so that pages show it at once. */
export const KEPT_KEY = 'learning';

export type KeptPath = {
  startedAt: string;
  completedAt: string | null;
  /** In the order in which they were completed. */
  completed: { id: number; points: number }[];
};
export type Kept = {
  paths: Record<string, KeptPath>;
  /** Of each quiz those of the last round, and of the one that passed. */
  verdicts: Verdict[];
  /** By module: the round that passed. */
  passed: Record<string, string | null>;
};

const nothing = (): Kept => ({ paths: {}, verdicts: [], passed: {} });

/** The same in every tab. */
export const $kept = atom<Kept>(readKept());

onMount($kept, () => {
  const follow = ({ key }: { key?: string | null }) => {
    if (key === KEPT_KEY || key == null) $kept.set(readKept());
  };
  const back = () => follow({});
  $kept.set(readKept());
  addEventListener('storage', follow);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', back);
  };
});

export function startHere(pathId: number): void {
  change((kept) => withPath(kept, pathId, (path) => path));
}

/** As the server does it: once, and with what a passed quiz was passed with. */
export function completeHere({ id, points, path }: ModuleOnPage): Completed {
  const before = readKept().paths[path.id];
  const isNew = !before?.completed.some((module) => module.id === id);
  const kept = change((now) => {
    const round = now.verdicts.filter(({ moduleId }) => moduleId === id).at(-1)?.round ?? null;
    return withPath({ ...now, passed: { ...now.passed, [id]: now.passed[id] ?? round } }, path.id, (known) => {
      const completed = known.completed.some((module) => module.id === id)
        ? known.completed
        : [...known.completed, { id, points }];
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

export function keepVerdict(verdict: Verdict): void {
  change((kept) => {
    const { moduleId, questionId, round } = verdict;
    const isKept = (other: Verdict) =>
      other.moduleId !== moduleId ||
      (other.round === round ? other.questionId !== questionId : other.round === kept.passed[moduleId]);
    return { ...kept, verdicts: [...kept.verdicts.filter(isKept), verdict] };
  });
}

/** Of the last round. */
export function keptVerdicts(moduleId: number): Verdict[] {
  const all = readKept().verdicts.filter((verdict) => verdict.moduleId === moduleId);
  return all.filter(({ round }) => round === all.at(-1)?.round);
}

/** As the server would say it; null where the path has not been started. */
export function recordOf(path: PathOnPage, kept: Kept): PathRecord | null {
  const found = kept.paths[path.id];
  if (!found) return null;
  const isDone = ({ id }: { id: number }) => found.completed.some((module) => module.id === id);
  const required = path.modules.filter(({ isRequired }) => isRequired);
  const isCompleted = found.completedAt !== null;
  const percent = required.length === 0 ? 0 : Math.round((100 * required.filter(isDone).length) / required.length);
  return {
    pathId: path.id,
    status: isCompleted ? 'completed' : 'in_progress',
    completedModules: found.completed.map(({ id }) => id),
    currentModuleId: path.modules.find((module) => !isDone(module))?.id ?? null,
    // What came later is new; it takes nothing back.
    progressPercentage: isCompleted ? 100 : percent,
    totalPoints: found.completed.reduce((sum, { points }) => sum + points, 0),
    newModules: isCompleted ? required.filter((module) => !isDone(module)).map(({ id }) => id) : [],
    completedAt: found.completedAt,
  };
}

/** What this browser keeps; nothing where that is no such thing. */
export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_KEY) ?? 'null') as Kept | null;
    return (kept && { ...nothing(), ...kept }) || inMemory;
  } catch {
    return inMemory;
  }
}

/** Where the browser gives us no storage, what was learned lasts as long as the page. */
let inMemory = nothing();

/** Takes away what an account has taken over, unless more was learned meanwhile. Answers whether it did. */
export function forgetKept(taken: string): boolean {
  if (localStorage.getItem(KEPT_KEY) !== taken) return false;
  localStorage.removeItem(KEPT_KEY);
  inMemory = nothing();
  $kept.set(readKept());
  return true;
}

/** Another tab may have written since: it is read anew each time, and written in the same breath. */
function change(how: (kept: Kept) => Kept): Kept {
  const kept = how(readKept());
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(kept));
  } catch {
    inMemory = kept;
  }
  $kept.set(kept);
  return kept;
}

function withPath(kept: Kept, id: number, how: (path: KeptPath) => KeptPath): Kept {
  const known = kept.paths[id] ?? { startedAt: new Date().toISOString(), completedAt: null, completed: [] };
  return { ...kept, paths: { ...kept.paths, [id]: how(known) } };
}
