import type { ModuleTexts } from '../../contracts/learning/pathDocument.ts';

/** Returns the JSON string that the documented API gives as `content`; questions of a quiz are not part of it. */
export function toModuleContent({ sections, activities }: ModuleTexts): string {
  if (!activities) return JSON.stringify({ sections: sections ?? [] });
  return JSON.stringify({ activities: activities.map((one) => ('film' in one ? { ...one, film: undefined } : one)) });
}
