import { criteriaSchema } from '../../contracts/learning/criteria.ts';
import type { Difficulty, ModuleType } from '../../contracts/learning/learning.ts';

export type Learned = {
  modules: Partial<Record<ModuleType, number>>;
  /** Counts of modules of which all activities were tried or watched to the end. */
  followed: Partial<Record<ModuleType, number>>;
  paths: Partial<Record<Difficulty, number>>;
  /** Best result of each quiz in one round, as a rounded percentage. */
  percents: number[];
  points: number;
  days: number;
  contributions: number;
};

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Types whose modules meet a criterion of that type only when all their activities were tried. */
const FOLLOWED_TYPES: readonly ModuleType[] = ['interactive', 'video'];

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
