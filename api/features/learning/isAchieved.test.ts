import { expect, it } from 'vitest';
import type { Criteria } from '../../contracts/learning/criteria.ts';
import { isAchieved, type Learned } from './isAchieved.ts';

const learned: Learned = {
  modules: { reading: 3, quiz: 1, interactive: 2 },
  followed: { interactive: 1 },
  paths: { beginner: 1 },
  percents: [100, 80],
  points: 60,
  days: 2,
  contributions: 1,
};

it.each<[Criteria, boolean]>([
  [{ kind: 'modules', count: 6 }, true],
  [{ kind: 'modules', count: 7 }, false],
  [{ kind: 'modules', count: 1, type: 'interactive' }, true],
  [{ kind: 'modules', count: 2, type: 'interactive' }, false],
  [{ kind: 'modules', count: 3, type: 'reading' }, true],
  [{ kind: 'modules', count: 1, type: 'video' }, false],
  [{ kind: 'paths', count: 1 }, true],
  [{ kind: 'paths', count: 1, difficulty: 'advanced' }, false],
  [{ kind: 'quizzes', count: 2, percent: 80 }, true],
  [{ kind: 'quizzes', count: 2, percent: 81 }, false],
  [{ kind: 'points', count: 60 }, true],
  [{ kind: 'points', count: 61 }, false],
  [{ kind: 'days', count: 2 }, true],
  [{ kind: 'days', count: 3 }, false],
  [{ kind: 'contributions', count: 1 }, true],
  [{ kind: 'contributions', count: 2 }, false],
])('returns for %j: %s', (criteria, isMet) => {
  expect(isAchieved(criteria, learned)).toBe(isMet);
});

it('returns false for invalid criteria', () => {
  for (const criteria of [null, {}, { kind: 'modules' }, { kind: 'luck', count: 1 }, 'modules', []])
    expect(isAchieved(criteria, learned)).toBe(false);
});
