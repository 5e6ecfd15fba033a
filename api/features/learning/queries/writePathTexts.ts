import type { PathDocument, PathTexts, QuestionTexts } from '../../../contracts/learning/pathDocument.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute } from '../../../platform/statement.ts';
import { toModuleContent } from './writeModules.ts';

type Texts = { path: PathDocument; language: string; texts: PathTexts; edition: number };

const PATH_TEXTS_UPSERT = defineStatement({
  name: 'publish-path-texts',
  text: `INSERT INTO learning.path_text AS t (path_id, language, edition, texts) VALUES ($1, $2, $3, $4)
         ON CONFLICT (path_id, language) DO UPDATE
         SET edition = excluded.edition, texts = excluded.texts, published_at = now()
         WHERE t.texts <> excluded.texts`,
});

/** @returns whether the texts changed */
export async function writeTexts(database: Database, { path, language, texts, edition }: Texts): Promise<boolean> {
  return (
    (await execute(database, PATH_TEXTS_UPSERT, [
      path.id,
      language,
      edition,
      JSON.stringify(toStoredTexts(path, texts)),
    ])) > 0
  );
}

const OTHER_LANGUAGES_REMOVAL = defineStatement({
  name: 'publish-path-other-languages',
  text: 'DELETE FROM learning.path_text WHERE path_id = $1 AND NOT language = ANY ($2)',
});
const PATH_FIGURES = defineStatement({
  name: 'publish-path-figures',
  text: `UPDATE learning_paths SET edition = $2, total_modules = $3, estimated_duration = $4 WHERE id = $1
           AND (edition, total_modules, estimated_duration) IS DISTINCT FROM ($2::numeric, $3::numeric, $4::numeric)`,
});
const EDITION_INSERT = defineStatement({
  name: 'publish-path-edition',
  text: `WITH texts AS (UPDATE learning.path_text SET edition = $2 WHERE path_id = $1 AND edition <> $2)
         INSERT INTO learning.edition (path_id, edition, required_modules, path, to_finish)
         SELECT $1, $2, $3, $4, EXISTS (SELECT FROM learning.edition e WHERE e.path_id = $1 AND e.edition = $2 - 1
           AND NOT e.required_modules <@ $3::int[])`,
});

/** Stores the edition and its figures, and deletes texts in languages that are not complete. */
export async function writeEdition(
  database: Database,
  { path, edition, languages, isNew }: { path: PathDocument; edition: number; languages: string[]; isNew: boolean },
): Promise<void> {
  await execute(database, OTHER_LANGUAGES_REMOVAL, [path.id, languages]);
  // Runs for an unchanged edition too: the CMS saves its record with the figures of the version it was drafted on.
  const minutes = path.modules.reduce((sum, module) => sum + module.minutes, 0);
  await execute(database, PATH_FIGURES, [path.id, edition, path.modules.length, minutes]);
  if (!isNew) return updateEditionDocument(database, { path, edition });
  // `to_finish` makes `finishPaths` complete the path for learners who lack only modules that are no longer required.
  const required = path.modules.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  await execute(database, EDITION_INSERT, [path.id, edition, required, JSON.stringify(path)]);
}

const EDITION_DOCUMENT = defineStatement({
  name: 'publish-path-kept',
  text: `UPDATE learning.edition SET path = $3::jsonb
         WHERE path_id = $1 AND edition = $2 AND path IS DISTINCT FROM $3::jsonb`,
});

/** Stores the document of an edition that stays: parts such as `teaches` may differ, or none was stored before. */
async function updateEditionDocument(
  database: Database,
  { path, edition }: { path: PathDocument; edition: number },
): Promise<void> {
  await execute(database, EDITION_DOCUMENT, [path.id, edition, JSON.stringify(path)]);
}

/** Returns texts in the form of `learning.path_text`: by ids of modules and questions, whatever their order. */
export function toStoredTexts(path: PathDocument, { title, description, modules }: PathTexts) {
  const questions = path.modules.flatMap((module, at) =>
    (module.questions ?? []).map(({ id }, place) => [id, modules[at]?.questions?.[place]] as const),
  );
  return {
    title,
    description,
    modules: Object.fromEntries(
      path.modules.map(({ id }, at) => {
        const texts = modules[at] ?? { title: '', description: '' };
        return [id, { title: texts.title, description: texts.description, content: toModuleContent(texts) }];
      }),
    ),
    questions: Object.fromEntries(questions.flatMap(([id, texts]) => (texts ? [[id, learned(texts)]] : []))),
  };
}

function learned({ question, options, explanation }: QuestionTexts) {
  return { question, options: options.map(({ text }) => text), reasons: options.map(({ why }) => why), explanation };
}
