import { toPathRecord } from '@common-ground/cms/src/payload/learning/pathRecord.ts';
import { toTranslationRecord } from '@common-ground/cms/src/payload/learning/pathTranslation.ts';
import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import { toPathDocument, toPathTexts } from './pathDocument.ts';
import type { SeedContent } from './read.ts';

const PUBLISHED = { _status: 'published' };

export async function seedPaths(writer: SeedWriter, { paths }: SeedContent): Promise<void> {
  const [categories, conditions, languages, arrived] = [
    await writer.idsOf('category'),
    await writer.idsOf('condition'),
    await writer.idsOf('language'),
    await writer.idsOf('path'),
  ];
  const ids = new Map<string, number>();
  for (const { key, source, translations } of inOrder(paths))
    await writer.attempt(`paths/${key}`, async () => {
      const { difficulty, category, prerequisites } = source;
      const path = toPathDocument(source, conditions.get);
      if (arrived.find(key) === undefined && (await hasTakenNumbers(writer, path))) {
        writer.report.skipped.push(`paths/${key}: another path has the numbers of its modules or questions`);
        return;
      }
      const id = await writer.ensure(
        'learning-paths',
        { seedKey: key },
        {
          id: source.id,
          difficulty,
          ...toPathRecord(path),
          ...PUBLISHED,
          prerequisites: prerequisites.flatMap((one) => ids.get(one) ?? []),
          ...(category ? { category: categories.get(category) } : {}),
        },
      );
      if (id === null) return;
      ids.set(key, id);
      for (const [code, texts] of Object.entries(translations)) {
        const language = languages.find(code);
        if (language === undefined) continue;
        const record = toTranslationRecord(toPathTexts(texts, conditions.get), path);
        await writer.ensure('learning-path-translations', { path: id, language }, { ...record, ...PUBLISHED });
      }
    });
  for (const table of ['learning_paths', 'learning_modules', 'quiz_questions']) await writer.moveSequence(table);
}

export async function seedAchievements(writer: SeedWriter, { achievements }: SeedContent): Promise<void> {
  for (const { key, source, translations } of achievements)
    await writer.ensure('achievements', { seedKey: key }, { ...source, translations });
  await writer.moveSequence('achievements');
}

/** Whether records of the CMS use the ids of the path's modules or questions. */
async function hasTakenNumbers(
  { connection }: SeedWriter,
  { modules }: ReturnType<typeof toPathDocument>,
): Promise<boolean> {
  const { rows } = await connection.query(
    `SELECT FROM learning_modules WHERE id = ANY ($1) UNION ALL SELECT FROM quiz_questions WHERE id = ANY ($2) LIMIT 1`,
    [modules.map(({ id }) => id), modules.flatMap(({ questions = [] }) => questions.map(({ id }) => id))],
  );
  return rows.length > 0;
}

/** Sorts paths so that each comes after its prerequisites. */
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
