import { moduleKey, ORDER } from './joinPaths.ts';

type Titled = { modules: { id: number; title: string }[] };

const WORDS: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  sources: 'Sources',
  difficulty: 'Difficulty',
  categoryId: 'Category',
  prerequisites: 'Paths to complete first',
  [ORDER]: 'Modules and their order',
};

/** Parts as `joinPaths` names them, in words; a module by its place and title in the first of these paths that has it. */
export function partNames(keys: readonly string[], ...paths: (Titled | null)[]): string[] {
  return keys.map((key) => {
    if (WORDS[key]) return WORDS[key];
    for (const path of paths) {
      const at = path?.modules.findIndex(({ id }) => moduleKey(id) === key) ?? -1;
      if (at >= 0) return `Module ${at + 1} “${path?.modules[at]?.title}”`;
    }
    return 'A module';
  });
}
