import type { ModuleTexts } from '../../contracts/learning/pathDocument.ts';

/** A module's `content`: the JSON string that the documented API gives out. A quiz holds its questions elsewhere. */
export function moduleContentOf({ sections, activities }: ModuleTexts): string {
  return JSON.stringify(activities ? { activities } : { sections: sections ?? [] });
}
