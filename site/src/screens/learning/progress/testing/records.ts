import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';

export const PROGRESS: Progress = {
  id: 5,
  pathId: 1,
  learningPathId: 1,
  title: 'A path',
  language: 'en',
  isThere: true,
  status: 'in_progress',
  progress: 50,
  totalPoints: 10,
  progressPercentage: 50,
  currentModuleId: 13,
  completedModules: [11],
  newModules: [],
  startedAt: null,
  completedAt: null,
  lastAccessedAt: null,
};

export const verdict = (questionId: number, round: string, more: Partial<Verdict> = {}): Verdict => ({
  id: null,
  userId: null,
  moduleId: 13,
  questionId,
  userAnswer: 'This',
  isCorrect: true,
  pointsEarned: 0,
  attemptedAt: '2026-11-22T10:00:00.000Z',
  round,
  version: 1,
  correctAnswer: 'This',
  explanation: null,
  reasons: [],
  origin: null,
  ...more,
});
