import { DIFFICULTIES } from '@common-ground/api/contracts/learning/learning.ts';
import type { LearningPathOutline, LearningPathPage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Locale } from '../../../rendering/locale/locale.ts';
import type { Row } from './ModuleRow.tsx';

export function toModuleRows({ modules }: LearningPathPage, locale: Locale): Row[] {
  const words = locale.wording.learning;
  return modules.map(({ id, type, points, isRequired, ...module }) => ({
    id,
    type,
    points,
    isRequired,
    title: module.title.value,
    description: module.description.value,
    badge: words[type],
    facts: [locale.count(words.minutes, module.estimatedDuration), locale.count(words.points, points)],
  }));
}

/**
 * Returns the other paths, those in the language of the page first. Both groups begin with paths that this one unlocks,
 * then come those as hard or harder, then easier ones.
 */
export function sortFurtherPaths(
  path: LearningPathPage,
  all: LearningPathOutline[],
  lang: string,
): LearningPathOutline[] {
  const isForeign = ({ title }: LearningPathOutline) => Number(title.language !== lang);
  const level = (one: LearningPathOutline) => DIFFICULTIES.indexOf(one.difficulty);
  const distance = (one: LearningPathOutline) => {
    if (one.prerequisiteIds.includes(path.id)) return -1;
    const steps = level(one) - level(path);
    return steps < 0 ? DIFFICULTIES.length - steps : steps;
  };
  return all
    .filter(({ id }) => id !== path.id)
    .sort((a, b) => isForeign(a) - isForeign(b) || distance(a) - distance(b) || a.id - b.id);
}
