import { DIFFICULTIES } from '@common-ground/api/contracts/learning/learning.ts';
import type { LearningPathOutline, LearningPathPage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Locale } from '../../../rendering/locale/locale.ts';
import type { Row } from './ModuleRow.tsx';

/** What the browser needs of a path's modules to draw them. */
export function moduleRows({ modules }: LearningPathPage, locale: Locale): Row[] {
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
 * Other paths, those that go on from this one first: what it opens, what is as hard or harder, then the rest; and before
 * all of them those that can be read in the language of the page.
 */
export function afterwards(path: LearningPathPage, all: LearningPathOutline[], lang: string): LearningPathOutline[] {
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
