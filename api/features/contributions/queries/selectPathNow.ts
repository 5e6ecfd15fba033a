import { z } from 'zod';
import { toCurrentPathTexts } from '../../../contracts/documents/pathTexts.ts';
import { DIFFICULTIES } from '../../../contracts/learning/learning.ts';
import type { PathDocument, PathTexts } from '../../../contracts/learning/pathDocument.ts';
import type { PathContent } from '../../../contracts/learning/pathProposal.ts';
import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import type { PathForms } from '../../learning/pathForms.ts';
import { lockPath } from '../../learning/queries/editions.ts';
import { PAGE_GONE } from '../writeRecord.ts';

/** Locks a path until the transaction ends, so that its publications run one by one. @throws Conflict when missing */
export async function lockReviewedPath(connection: Database, pathId: number | null): Promise<number> {
  if (pathId === null || (await lockPath(connection, pathId)) === 0) throw new Conflict(PAGE_GONE);
  return pathId;
}

const REVIEW_PUBLISHED_PATH = defineStatement({
  name: 'review-published-path',
  row: { id: z.number() },
  text: `SELECT id FROM learning_paths WHERE id = $1 AND _status = 'published'`,
});

/** Locks a path, and returns its id. Null when it is not published. @throws Conflict when missing */
export async function lockPublishedPath(connection: Database, pathId: number | null): Promise<number | null> {
  const id = await lockReviewedPath(connection, pathId);
  return (await findRow(connection, REVIEW_PUBLISHED_PATH, [id]))?.id ?? null;
}

const REVIEW_PUBLISHED_PATH_TEXTS = defineStatement({
  name: 'review-published-path-texts',
  row: { id: z.number() },
  text: `SELECT id FROM learning_path_translations WHERE path_id = $1 AND language_id = $2 AND _status = 'published'`,
});

type TranslationOfPath = { pathId: number | null; languageId: number | null };

/** Locks the path of a translation, and returns the id of the translation. Null when it is not published. */
export async function lockPublishedPathTexts(
  connection: Database,
  { pathId, languageId }: TranslationOfPath,
): Promise<number | null> {
  const id = await lockReviewedPath(connection, pathId);
  return (await findRow(connection, REVIEW_PUBLISHED_PATH_TEXTS, [id, languageId]))?.id ?? null;
}

const STORED_TEXTS = { title: z.string(), description: z.string(), modules: json() };

const REVIEW_PATH_NOW = defineStatement({
  name: 'review-path-now',
  row: {
    ...STORED_TEXTS,
    id: z.number(),
    sources: json(),
    edition: z.number(),
    difficulty: z.enum(DIFFICULTIES),
    categoryId: z.number().nullable(),
    prerequisites: z.array(z.number()),
  },
  text: `SELECT p.id, p.title, p.description, p.sources, p.modules, p.edition::int AS edition, p.difficulty::text,
           p.category_id AS "categoryId", ARRAY(SELECT r.learning_paths_id FROM learning_paths_rels r
             WHERE r.parent_id = p.id AND r.path = 'prerequisites' ORDER BY r."order") AS prerequisites
         FROM learning_paths p WHERE p.id = $1 AND p._status = 'published' AND p.is_active`,
});

/** Returns the published path with its edition. Null when learners do not have it. */
export async function selectPathNow(
  database: Database,
  forms: PathForms,
  pathId: number,
): Promise<{ edition: number; path: PathContent } | null> {
  const row = await findRow(database, REVIEW_PATH_NOW, [pathId]);
  if (!row) return null;
  const { edition, difficulty, categoryId, prerequisites } = row;
  return { edition, path: { ...forms.readPathDocument(row), difficulty, categoryId, prerequisites } };
}

type Translated = { pathId: number; languageId: number; source: PathDocument };
const REVIEW_PATH_TEXTS = defineStatement({
  name: 'review-path-texts',
  row: {
    ...STORED_TEXTS,
    id: z.number(),
    /** Edition of the path from which the translation was made. */
    sourceEdition: z.number(),
    isPublished: z.boolean(),
    made: json<PathDocument>().nullable(),
  },
  text: `SELECT t.id, t.title, t.description, t.modules, coalesce(t.source_edition, 1)::int AS "sourceEdition",
           t._status = 'published' AS "isPublished", e.path AS made
         FROM learning_path_translations t
           LEFT JOIN learning.edition e ON e.path_id = t.path_id AND e.edition = t.source_edition
         WHERE t.path_id = $1 AND t.language_id = $2`,
});

type PathTextsNow = Pick<RowFrom<typeof REVIEW_PATH_TEXTS>, 'id' | 'sourceEdition' | 'isPublished'> & {
  texts: PathTexts;
  /** Texts in the form of the source that they were made from. */
  made: { texts: PathTexts; source: PathDocument };
};

/** Returns a translation, published or not, in the form of `source`. Null when there is none. */
export async function selectPathTexts(
  database: Database,
  forms: PathForms,
  { pathId, languageId, source }: Translated,
): Promise<PathTextsNow | null> {
  const row = await findRow(database, REVIEW_PATH_TEXTS, [pathId, languageId]);
  if (!row) return null;
  const { id, sourceEdition, isPublished } = row;
  const then = row.made ?? source;
  const made = { source: then, texts: forms.readPathTexts(row, then) };
  return { id, sourceEdition, isPublished, made, texts: toCurrentPathTexts(source, made) };
}
