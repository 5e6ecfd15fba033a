import { z } from 'zod';
import {
  findFormFaults,
  type PathDocument,
  type PathTexts,
  toPathTexts,
} from '../../contracts/learning/pathDocument.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { lockPath } from './queries/editions.ts';
import { writeModules } from './queries/writeModules.ts';
import { writeEdition, writeTexts } from './queries/writePathTexts.ts';
import { writeQuestions } from './queries/writeQuestions.ts';
import { regradeAnswers } from './regradeAnswers.ts';

type Published = {
  pathId: number;
  edition: number;
  /** Ids of modules whose texts or questions changed. */
  modules: number[];
};

const NOT_TAUGHT = 'The module does not teach this any more';

const DUE_SETTLEMENT = defineStatement({
  name: 'publish-path-settle',
  row: { pg_notify: z.void() },
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
});

/**
 * Settles due changes of modules that this edition changed, or that no longer teach the changed section.
 * `notifyLearners` then notifies users who completed a changed module while it was outdated.
 */
const settleDue = (database: Database, { pathId, edition, modules }: Published) =>
  execute(database, DUE_SETTLEMENT, [pathId, edition, modules]);

export type PublishedPath = {
  edition: number;
  isNew: boolean;
  languages: string[];
  /** Ids of questions whose right answer changed while question and options stayed. */
  corrected: number[];
};

type PathToPublish = {
  path: PathDocument;
  language: string;
  /** Texts by language code. A translation in which `findFormFaults` finds a fault is not published. */
  translations: Record<string, PathTexts>;
};

/**
 * Writes the published form of a path: modules and questions in the source's language, texts in each complete language,
 * and the edition, which goes up when a module, a question or a text of the source changed. Regrades answers to
 * corrected questions, and settles due changes. The caller provides the transaction.
 * @throws Error when the path does not exist, or a module or question belongs to another path
 */
export async function publishPath(
  database: Database,
  { path, language, translations }: PathToPublish,
): Promise<PublishedPath> {
  const before = await lastEdition(database, path.id);
  const next = before + 1;
  const source = toPathTexts(path);
  const whole = Object.entries(translations).filter(([, texts]) => findFormFaults(source, texts).length === 0);
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

const LAST_EDITION = defineStatement({
  name: 'publish-path-last-edition',
  row: { edition: z.number() },
  text: `SELECT coalesce((SELECT max(e.edition) FROM learning.edition e WHERE e.path_id = path.id), 0)::int AS edition
         FROM learning_paths path WHERE path.id = $1`,
});

/** Locks the path against concurrent publications and returns its last edition; 0 before the first. */
async function lastEdition(database: Database, pathId: number): Promise<number> {
  // A statement takes its snapshot before it waits for a lock: in one statement the edition would be stale.
  await lockPath(database, pathId);
  const found = await findRow(database, LAST_EDITION, [pathId]);
  if (!found) throw new Error(`There is no learning path ${pathId}`);
  return found.edition;
}
