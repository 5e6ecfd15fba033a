import { z } from 'zod';
import { WORKFLOW_STATES } from '../../../contracts/contributions/workflow.ts';
import type { TranslationTexts } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import {
  defineStatement,
  defineStatements,
  findRow,
  json,
  type RowFrom,
  selectRows,
} from '../../../platform/statement.ts';
import type { TranslationPlace } from '../../encyclopedia/queries/selectTranslation.ts';
import { SENT_STATES } from './pageStates.ts';

const WORK = defineStatements(['condition', 'category', 'condition-held', 'category-held'], (which) => ({
  name: `translation-work-${which}`,
  row: {
    id: z.number(),
    status: z.enum(WORKFLOW_STATES),
    userId: z.number().nullable(),
    person: z.string().nullable(),
    reviewer: z.string().nullable(),
    content: json<TranslationTexts>(),
    /** Source revision and published texts that the author last compared the content with. */
    base: json<{ sourceRevision: number; texts: TranslationTexts }>(),
    note: z.string(),
    savedAt: z.date(),
  },
  text: `SELECT c.id, c.status, c.user_id AS "userId", coalesce(u.display_name, c.contributor_name) AS person,
           r.display_name AS reviewer, c.content, coalesce(c.base, '{"sourceRevision":1,"texts":{}}') AS base,
           coalesce(c.description, '') AS note, c.updated_at AS "savedAt"
         FROM contributions c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN users r ON r.id = c.reviewer_id
         WHERE ${which.startsWith('condition') ? 'c.condition_id = $1' : 'c.condition_id IS NULL AND c.category_id = $1'}
           AND c.language_id = $2 AND (c.status = 'draft' OR c.status IN ${SENT_STATES})
         ORDER BY c.id DESC ${which.endsWith('-held') ? 'FOR UPDATE OF c' : ''}`,
}));

export type TranslationWork = RowFrom<typeof WORK.condition>;

/** Returns drafts and sent proposals of all users, newest first. `isHeld` locks them until the transaction ends. */
export async function selectWork(
  database: Database,
  { kind, id, languageId }: TranslationPlace,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<TranslationWork[]> {
  return selectRows(database, WORK[`${kind}${isHeld ? '-held' : ''}` as const], [id, languageId]);
}

const TRANSLATION_REQUEST = defineStatement({
  name: 'translation-request',
  row: { by: z.string().nullable(), reason: z.string(), at: z.date() },
  text: `SELECT u.display_name AS by, e.reason, e.at FROM review_events e LEFT JOIN users u ON u.id = e.user_id
         WHERE e.contribution_id = $1 AND e.action = 'request_changes' ORDER BY e.at DESC, e.id DESC LIMIT 1`,
});

export async function selectRequest(
  database: Database,
  contributionId: number,
): Promise<{ by: string | null; reason: string; at: Date } | null> {
  return findRow(database, TRANSLATION_REQUEST, [contributionId]);
}

const TRANSLATION_DRAFT_UPDATE = defineStatement({
  name: 'translation-draft-update',
  row: { id: z.number(), savedAt: z.date() },
  text: `UPDATE contributions SET content = $2, base = $3, source_revision = $4, description = $5,
           updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
         WHERE id = $1 RETURNING id, updated_at AS "savedAt"`,
});

/** `updated_at` grows with each save, so that it identifies the save. */
export async function updateDraft(
  database: Database,
  { id, content, base, note }: Pick<TranslationWork, 'id' | 'content' | 'base' | 'note'>,
): Promise<{ id: number; savedAt: Date }> {
  const row = await findRow(database, TRANSLATION_DRAFT_UPDATE, [
    id,
    JSON.stringify(content),
    JSON.stringify(base),
    base.sourceRevision,
    note || null,
  ]);
  if (!row) throw new Error('A draft was not saved');
  return row;
}
