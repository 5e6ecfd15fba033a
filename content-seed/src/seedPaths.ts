import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { rowOf } from '@common-ground/api/platform/Database.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';
import { type ConditionIds, pathDocumentOf, pathTextsOf } from './pathDocument.ts';
import type { SeedContent } from './read.ts';
import type { Seeder } from './Seeder.ts';

type Ids = { categories: ConditionIds; conditions: ConditionIds };

/** Learning paths, each before learners with all that is in it, and what can be earned. */
export async function seedLearning(
  payload: Payload,
  seeder: Seeder,
  { paths, achievements }: SeedContent,
  ids: Ids,
): Promise<void> {
  const numbers = new Map<string, number>();
  for (const { key, source } of paths) {
    const { id, title, description, difficulty, sources, category, modules } = source;
    const estimatedDuration = modules.reduce((sum, { minutes }) => sum + minutes, 0);
    const head = { id, title, description, difficulty, sources, estimatedDuration };
    const shelf = category ? { category: ids.categories(category) } : {};
    numbers.set(key, await seeder.ensure('learning-paths', { seedKey: key }, { ...head, ...shelf }));
  }
  for (const path of paths) await publishOnce(payload, seeder, { path, numbers, idOf: ids.conditions });
  for (const { key, source, translations } of achievements)
    await seeder.ensure('achievements', { seedKey: key }, { ...source, translations });
}

type Publication = { path: SeedContent['paths'][number]; numbers: Map<string, number>; idOf: ConditionIds };

/** One that was published before, here or in the CMS, is left as it is. */
async function publishOnce(payload: Payload, seeder: Seeder, { path, numbers, idOf }: Publication): Promise<void> {
  const database = databaseOf(payload);
  const id = numbers.get(path.key) ?? 0;
  const text = 'SELECT edition FROM learning.edition WHERE path_id = $1 LIMIT 1';
  if (await rowOf(database, { name: 'seed-path-edition', text, values: [id] })) return;
  const prerequisites = path.source.prerequisites.flatMap((key) => numbers.get(key) ?? []);
  if (prerequisites.length > 0) await seeder.change('learning-paths', id, { prerequisites });
  const translations = Object.entries(path.translations).map(([code, texts]) => [code, pathTextsOf(texts, idOf)]);
  await inTransaction(database, (connection) =>
    publishPath(connection, {
      path: { ...pathDocumentOf(path.source, idOf), id },
      language: 'en',
      translations: Object.fromEntries(translations),
    }),
  );
}
