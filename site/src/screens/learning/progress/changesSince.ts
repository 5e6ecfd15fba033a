import type { TaughtChange } from '@common-ground/api/contracts/learning/changes.ts';
import { type KeptPath, readKept } from '../../../session/keptLearning.ts';
import { $userId, api, calls } from '../../../session/session.ts';

/** What has changed of what somebody learned in a path since they did, newest first; throws as the client does. */
export async function changesSince(pathId: number, lang: string): Promise<TaughtChange[]> {
  const userId = $userId.get();
  const query = { lang };
  if (userId !== null) return api.call(calls.listLearnedChanges, { params: { id: userId, pathId }, query });
  const kept = readKept().paths[pathId];
  if (!kept?.completed.length) return [];
  return sinceLearned(await api.call(calls.listPathChanges, { params: { id: pathId }, query }), kept);
}

/** As the server says it of members: learned before the change, or from a module that was corrected only afterwards. */
export function sinceLearned(changes: TaughtChange[], { completed, completedAt }: KeptPath): TaughtChange[] {
  return changes.filter(({ moduleId, at, state, settledAt }) => {
    const module = completed.find(({ id }) => id === moduleId);
    const learnedAt = module && (module.at ?? completedAt);
    if (!learnedAt) return false;
    return learnedAt <= at || (state === 'corrected' && settledAt !== null && learnedAt < settledAt);
  });
}
