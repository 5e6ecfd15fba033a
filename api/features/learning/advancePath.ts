import { randomInt } from 'node:crypto';
import type { Completion, Progress } from '../../contracts/learning/progress.ts';
import type { Database } from '../../platform/Database.ts';
import type { PathState } from './queries/selectPathState.ts';
import { writeCompletion } from './queries/writeCompletion.ts';
import { computeStanding } from './standing.ts';

/** Crockford's Base32, without I, L, O and U, which can be misread. A code of 20 characters has 100 random bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 4;

function newCertificateCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

type Advance = {
  userId: number;
  state: PathState;
  /** Ids of modules to complete; the caller checks that they are open. */
  modules: number[];
  day: string;
  language?: string | undefined;
};

/**
 * Completes `modules`. When no required module is missing then, completes the path too, with a certificate. Starts the
 * path if needed.
 */
export async function advancePath(
  connection: Database,
  { userId, state, modules, day, language }: Advance,
): Promise<Omit<Completion, 'achievements'>> {
  const { pathId, isPathCompleted } = state;
  const steps = state.steps.map((step) => ({ ...step, isCompleted: step.isCompleted || modules.includes(step.id) }));
  const certificateCode =
    !isPathCompleted && computeStanding(steps, { isPathCompleted }).isWhole ? newCertificateCode() : null;
  const { percentage, currentModuleId, newModules } = computeStanding(steps, {
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
