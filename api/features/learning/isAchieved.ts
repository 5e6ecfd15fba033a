import { criteriaSchema } from '../../contracts/learning/criteria.ts';
import type { Difficulty, ModuleType } from '../../contracts/learning/learning.ts';

/** Counts of what somebody has done: what criteria are held against. */
export type Learned = {
  modules: Partial<Record<ModuleType, number>>;
  /** Completed modules of which all activities were tried, or followed to their end. */
  followed: Partial<Record<ModuleType, number>>;
  paths: Partial<Record<Difficulty, number>>;
  /** Of each quiz, the best share of right answers that were given in one round. */
  percents: number[];
  /** Points of modules, answers and achievements. */
  points: number;
  days: number;
  contributions: number;
};

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Types of modules that count by their name only where they were followed: pressing a button is not trying. */
const FOLLOWED_TYPES: readonly ModuleType[] = ['interactive', 'video'];

/** Whether what somebody has done earns an achievement; criteria that mean nothing are met by nobody. */
export function isAchieved(criteria: unknown, { modules, followed, paths, percents, ...counts }: Learned): boolean {
  const rule = criteriaSchema.safeParse(criteria).data;
  if (!rule) return false;
  switch (rule.kind) {
    case 'modules':
      if (!rule.type) return total(modules) >= rule.count;
      return ((FOLLOWED_TYPES.includes(rule.type) ? followed : modules)[rule.type] ?? 0) >= rule.count;
    case 'paths':
      return (rule.difficulty ? (paths[rule.difficulty] ?? 0) : total(paths)) >= rule.count;
    case 'quizzes':
      return percents.filter((percent) => percent >= rule.percent).length >= rule.count;
    default:
      return counts[rule.kind] >= rule.count;
  }
}
