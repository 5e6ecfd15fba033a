import { randomInt } from 'node:crypto';
import type { Completion, Progress } from '../../contracts/learning/progress.ts';
import type { Database } from '../../platform/Database.ts';
import type { PathState } from './queries/selectPathState.ts';
import { writeCompletion } from './queries/writeCompletion.ts';
import { standingOf } from './standing.ts';

/** Without what is read as something else: no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A code of 100 bits that can be read out: nobody guesses one, and no two are the same. */
function newCertificateCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

type Advance = {
  userId: number;
  state: PathState;
  /** Modules to complete, each of them open. */
  modules: number[];
  day: string;
  /** Of the page that they are on. */
  language?: string | undefined;
};

/** Completes modules of a path, and the path with them where nothing is missing then; without any, begins it. */
export async function advance(
  connection: Database,
  { userId, state, modules, day, language }: Advance,
): Promise<Omit<Completion, 'achievements'>> {
  const { pathId, isPathCompleted } = state;
  const steps = state.steps.map((step) => ({ ...step, isCompleted: step.isCompleted || modules.includes(step.id) }));
  const certificateCode =
    !isPathCompleted && standingOf(steps, { isPathCompleted }).isWhole ? newCertificateCode() : null;
  const { percentage, currentModuleId, newModules } = standingOf(steps, {
    isPathCompleted: isPathCompleted || certificateCode !== null,
  });
  const place = { userId, pathId, modules, day, language };
  const written = await writeCompletion(connection, { ...place, percentage, currentModuleId, certificateCode });
  const { pointsEarned, startedAt, completedAt, lastAccessedAt, ...record } = written;
  const progress: Progress = {
    id: record.id,
    pathId,
    learningPathId: pathId,
    title: state.title,
    language: state.language,
    isThere: true,
    status: record.status,
    progress: percentage,
    progressPercentage: percentage,
    totalPoints: record.totalPoints,
    currentModuleId,
    completedModules: [...state.completedModules, ...modules],
    newModules,
    startedAt: startedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    lastAccessedAt: lastAccessedAt.toISOString(),
  };
  return { progress, pointsEarned, isPathCompleted: certificateCode !== null, certificateCode };
}
