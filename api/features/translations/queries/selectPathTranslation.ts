import { z } from 'zod';
import { WORKFLOW_STATES } from '../../../contracts/contributions/workflow.ts';
import type { MadePathTranslation } from '../../../contracts/documents/pathTexts.ts';
import type { PathDocument } from '../../../contracts/learning/pathDocument.ts';
import type { Database } from '../../../platform/Database.ts';
import { newestVersion } from '../../../platform/newestVersion.ts';
import { defineStatement, findRow, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { PathForms, StoredPathTexts } from '../../learning/pathForms.ts';
import { SENT_STATES } from './pageStates.ts';

type Kept = StoredPathTexts & { edition: number; madeFrom: Record<string, string> | null; source: PathDocument | null };

export type PathTranslation = {
  /** Of its record. */
  id: number;
  /** The newest of its versions. */
  version: number;
  published: (MadePathTranslation & { edition: number }) | null;
  /** What is not before learners yet. */
  draft: (MadePathTranslation & { edition: number; savedAt: string; person: string | null }) | null;
};

const FIELDS = ['title', 'description', 'modules'];
const keptIn = (table: string, of: string) => `jsonb_build_object(
  ${FIELDS.map((name) => `'${name}', ${table}.${of}${name}`).join(', ')}, 'madeFrom', ${table}.${of}made_from,
  'edition', coalesce(${table}.${of}source_edition, 1), 'source', (SELECT e.path FROM learning.edition e
    WHERE e.path_id = ${table}.${of}path_id AND e.edition = ${table}.${of}source_edition))`;

const TRANSLATION_OF_PATH = defineStatement({
  name: 'translation-of-path',
  row: {
    id: z.number(),
    version: z.number(),
    published: json<Kept>().nullable(),
    draft: json<Kept & { savedAt: string; person: string | null }>().nullable(),
  },
  text: `SELECT t.id, ${newestVersion('learning-path-translations', 't.id')} AS version,
           CASE WHEN t._status = 'published' THEN ${keptIn('t', '')} END AS published,
           CASE WHEN v.id IS NOT NULL THEN ${keptIn('v', 'version_')} || jsonb_build_object(
             'savedAt', to_char(v.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'person', u.display_name) END AS draft
         FROM learning_path_translations t
           LEFT JOIN _learning_path_translations_v v
             ON v.parent_id = t.id AND v.latest AND v.version__status = 'draft'
           LEFT JOIN users u ON u.id = v.version_last_edited_by_id
         WHERE t.path_id = $1 AND t.language_id = $2`,
});

/** What there is of a path in a language: as learners have it, and as it is drafted. `now` stands in for a source that is not kept. */
export async function selectPathTranslation(
  database: Database,
  forms: PathForms,
  { now, languageId }: { now: PathDocument; languageId: number },
): Promise<PathTranslation | null> {
  const row = await findRow(database, TRANSLATION_OF_PATH, [now.id, languageId]);
  if (!row) return null;
  const made = ({ source: kept, madeFrom, edition, ...record }: Kept) => {
    const source = kept ?? now;
    return { source, madeFrom, edition, texts: forms.readPathTexts(record, source) };
  };
  const { id, version, published, draft } = row;
  return {
    id,
    version,
    published: published && made(published),
    draft: draft && { ...made(draft), savedAt: draft.savedAt, person: draft.person },
  };
}

const TRANSLATION_OF_PATH_SENT = defineStatement({
  name: 'translation-of-path-sent',
  row: {
    id: z.number(),
    status: z.enum(WORKFLOW_STATES),
    userId: z.number().nullable(),
    person: z.string().nullable(),
  },
  text: `SELECT c.id, c.status, c.user_id AS "userId", u.display_name AS person
         FROM contributions c LEFT JOIN users u ON u.id = c.user_id
         WHERE c.path_id = $1 AND c.language_id = $2 AND c.kind = 'path_translation' AND c.status IN ${SENT_STATES}
         ORDER BY c.id DESC`,
});

export type SentPathTranslation = RowFrom<typeof TRANSLATION_OF_PATH_SENT>;

/** Translations of it that are on their way to learners, whoever's, the newest first. */
export async function selectSentPathTranslations(
  database: Database,
  { pathId, languageId }: { pathId: number; languageId: number },
): Promise<SentPathTranslation[]> {
  return selectRows(database, TRANSLATION_OF_PATH_SENT, [pathId, languageId]);
}
