import type { ModuleTexts } from '../../contracts/learning/pathDocument.ts';

/** A module's `content`: the JSON string that the documented API gives out. A quiz holds its questions elsewhere. */
export function moduleContentOf({ sections, activities }: ModuleTexts): string {
  if (!activities) return JSON.stringify({ sections: sections ?? [] });
  return JSON.stringify({ activities: activities.map((one) => ('film' in one ? { ...one, film: undefined } : one)) });
}
