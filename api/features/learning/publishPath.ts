import { formFaults, type PathDocument, type PathTexts, textsOfPath } from '../../contracts/learning/pathDocument.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { writeModules } from './queries/writeModules.ts';
import { writeEdition, writeTexts } from './queries/writePathTexts.ts';
import { writeQuestions } from './queries/writeQuestions.ts';
import { regradeAnswers } from './regradeAnswers.ts';

type Published = {
  pathId: number;
  /** The one that learners have from now on. */
  edition: number;
  /** Those that say something else than before. */
  modules: number[];
};

/** A change of the encyclopedia that led to this: kept with why the module is right without one. */
const NOT_TAUGHT = 'The module does not teach this any more';

/**
 * Settles the due changes of the modules that this edition changed or that no longer teach the changed section. Users
 * who completed a changed module before are notified afterwards (`tellLearners`).
 */
async function settleDue(database: Database, { pathId, edition, modules }: Published): Promise<void> {
  await database.query({
    name: 'publish-path-settle',
    text: `WITH settled AS (
        UPDATE learning.due d SET settled_at = now(), edition = CASE WHEN m.id = ANY ($3) THEN $2::int END,
          reason = CASE WHEN m.id = ANY ($3) THEN NULL ELSE '${NOT_TAUGHT}' END
        FROM learning_modules m, learning.change c
        WHERE m.id = d.module_id AND m.path_id = $1 AND c.id = d.change_id AND d.settled_at IS NULL
          AND (m.id = ANY ($3) OR NOT EXISTS (SELECT FROM learning.taught t
            WHERE t.module_id = m.id AND t.condition_id = c.condition_id AND t.section = d.section))
        RETURNING d.edition),
      telling AS (UPDATE learning.edition SET told_to = 0
        WHERE path_id = $1 AND edition = $2 AND EXISTS (SELECT FROM settled WHERE settled.edition = $2))
      SELECT pg_notify('publisher_asked', 'learners')`,
    values: [pathId, edition, modules],
  });
}

export type PublishedPath = {
  /** Of what learners have now. */
  edition: number;
  /** Whether this is another edition than before. */
  isNew: boolean;
  /** Codes of the languages that it can be learned in now. */
  languages: string[];
  /** Questions of which nothing but the right answer was corrected. */
  corrected: number[];
};

type PathToPublish = {
  path: PathDocument;
  /** Code of the language that the path itself is written in. */
  language: string;
  /** Its texts in other languages, by their codes. Those that are not whole are not put before learners. */
  translations: Record<string, PathTexts>;
};

/**
 * Puts a whole path before learners, in the transaction that `database` is in: its modules and questions in the language
 * of the source, its texts in each language in which it is whole, and the edition, which goes up where anything that is
 * learned has changed. A translation alone makes no edition: what is learned is the same. Answers to a question whose
 * right answer was corrected are graded again. Of modules that say something else now nobody has to look at what changed in
 * the encyclopedia before.
 * @throws Error where there is no such path, or a number of its modules or questions belongs to another
 */
export async function publishPath(
  database: Database,
  { path, language, translations }: PathToPublish,
): Promise<PublishedPath> {
  const before = await lastEdition(database, path.id);
  const next = before + 1;
  const source = textsOfPath(path);
  const whole = Object.entries(translations).filter(([, texts]) => formFaults(source, texts).length === 0);
  const languages = [language, ...whole.map(([code]) => code)];

  const modules = await writeModules(database, path, next);
  const questions = await writeQuestions(database, path);
  const areTextsOther = await writeTexts(database, { path, language, texts: source, edition: next });
  const isNew = before === 0 || modules.isOther || questions.changed.length > 0 || areTextsOther;
  const edition = isNew ? next : before;
  for (const [code, texts] of whole) await writeTexts(database, { path, language: code, texts, edition });
  await writeEdition(database, { path, edition, languages, isNew });
  await regradeAnswers(database, questions.corrected);
  await settleDue(database, { pathId: path.id, edition, modules: [...modules.reworded, ...questions.changed] });
  return { edition, isNew, languages, corrected: questions.corrected };
}

/** 0 before the first. Whoever publishes the same path at the same time waits here. */
async function lastEdition(database: Database, pathId: number): Promise<number> {
  const found = await rowOf<{ edition: number }>(database, {
    name: 'publish-path-last-edition',
    text: `WITH path AS (SELECT id FROM learning_paths WHERE id = $1 FOR NO KEY UPDATE)
           SELECT coalesce((SELECT max(e.edition) FROM learning.edition e WHERE e.path_id = path.id), 0)::int AS edition
           FROM path`,
    values: [pathId],
  });
  if (!found) throw new Error(`There is no learning path ${pathId}`);
  return found.edition;
}
