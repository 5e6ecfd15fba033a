import type { TaughtChange } from '@common-ground/api/contracts/learning/changes.ts';
import { type GuestPath, readGuestLearning } from '../../../session/keptLearning.ts';
import { $userId, api, calls } from '../../../session/session.ts';

/** Returns changes of what the reader learned in a path, newest first. Errors of the API client pass through. */
export async function listChangesSinceLearned(pathId: number, lang: string): Promise<TaughtChange[]> {
  const userId = $userId.get();
  const query = { lang };
  if (userId !== null) return api.call(calls.listLearnedChanges, { params: { id: userId, pathId }, query });
  const kept = readGuestLearning().paths[pathId];
  if (!kept?.completed.length) return [];
  return selectChangesSinceLearned(await api.call(calls.listPathChanges, { params: { id: pathId }, query }), kept);
}

/**
 * Selects changes made since their module was completed, and older ones for which the module was corrected since.
 * The server does the same for users.
 */
export function selectChangesSinceLearned(
  changes: TaughtChange[],
  { completed, completedAt }: GuestPath,
): TaughtChange[] {
  return changes.filter(({ moduleId, at, state, settledAt }) => {
    const module = completed.find(({ id }) => id === moduleId);
    const learnedAt = module && (module.at ?? completedAt);
    if (!learnedAt) return false;
    return learnedAt <= at || (state === 'corrected' && settledAt !== null && learnedAt < settledAt);
  });
}
