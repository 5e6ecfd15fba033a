import type { LearningPathOutline } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Locale } from '../../../rendering/locale/locale.ts';
import { toLanguageAttributes } from '../../../rendering/locale/passage.ts';
import type { PathCard } from './PathGrid.island.tsx';

export function toPathCard({ id, title, description, ...path }: LearningPathOutline, locale: Locale): PathCard {
  const words = locale.wording.learning;
  const { modules } = path;
  return {
    id,
    title: title.value,
    description: description.value,
    own: toLanguageAttributes(title, locale),
    level: words[path.difficulty],
    facts: [locale.count(words.minutes, path.estimatedDuration), locale.count(words.modules, modules.length)],
    steps: modules.map((module) => module.title.value),
    modules: modules.map(({ id, type, points, isRequired }) => ({ id, type, points, isRequired })),
  };
}
