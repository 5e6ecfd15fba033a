import type { UserAchievement } from '@common-ground/api/contracts/learning/achievements.ts';
import type { LearningPath, Progress } from '@common-ground/api/contracts/learning/learning.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { createRead } from '../../session/reads.ts';
import { $userId } from '../../session/session.ts';

export const $learningPaths = createRead<LearningPath[]>(['/api/learning-paths'], {
  fetcher: () => api.call(calls.listLearningPaths),
});

export const $progress = createRead<Progress[]>(['/api/users/', $userId, '/progress'], {
  fetcher: (_, id) => api.call(calls.listProgress, { params: { id: Number(id) } }),
});

export const $achievements = createRead<UserAchievement[]>(['/api/users/', $userId, '/achievements'], {
  fetcher: (_, id) => api.call(calls.listUserAchievements, { params: { id: Number(id) } }),
});
