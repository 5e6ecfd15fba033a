import { recordOfPath } from '@common-ground/cms/src/payload/learning/pathRecord.ts';
import { recordOfTexts } from '@common-ground/cms/src/payload/learning/pathTranslation.ts';
import { type ConditionIds, pathDocumentOf, pathTextsOf } from './pathDocument.ts';
import type { SeedContent } from './read.ts';
import type { Seeder } from './Seeder.ts';

type Ids = { categories: ConditionIds; conditions: ConditionIds; languages: ConditionIds };

const PUBLISHED = { _status: 'published' };

/**
 * Learning paths, each before learners with all that is in it, and what can be earned.
 * @returns the paths' ids by their folders
 */
export async function seedLearning(
  seeder: Seeder,
  { paths, achievements }: SeedContent,
  ids: Ids,
): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const { key, source, translations } of inOrder(paths)) {
    const { difficulty, category, prerequisites } = source;
    const path = pathDocumentOf(source, ids.conditions);
    const id = await seeder.ensure(
      'learning-paths',
      { seedKey: key },
      {
        id: source.id,
        difficulty,
        ...recordOfPath(path),
        ...PUBLISHED,
        prerequisites: prerequisites.map((one) => numbers.get(one)),
        ...(category ? { category: ids.categories(category) } : {}),
      },
    );
    for (const [code, texts] of Object.entries(translations)) {
      const place = { path: id, language: ids.languages(code) };
      const record = recordOfTexts(pathTextsOf(texts, ids.conditions), path);
      await seeder.ensure('learning-path-translations', place, { ...record, ...PUBLISHED });
    }
    numbers.set(key, id);
  }
  for (const { key, source, translations } of achievements)
    await seeder.ensure('achievements', { seedKey: key }, { ...source, translations });
  return numbers;
}

/** Those that another asks for before it. */
function inOrder(paths: SeedContent['paths']): SeedContent['paths'] {
  const ordered = new Set<SeedContent['paths'][number]>();
  const add = (path: SeedContent['paths'][number], above: string[]) => {
    for (const one of paths)
      if (path.source.prerequisites.includes(one.key) && !above.includes(one.key)) add(one, [...above, one.key]);
    ordered.add(path);
  };
  for (const path of paths) add(path, [path.key]);
  return [...ordered];
}
