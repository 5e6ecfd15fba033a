import type { WorkflowState } from '../../../contracts/contributions/workflow.ts';
import type { TranslationTexts } from '../../../contracts/translations/translations.ts';
import { type Database, findRow, selectRows } from '../../../platform/Database.ts';
import type { TranslationPlace } from '../../encyclopedia/queries/selectTranslation.ts';
import { SENT_STATES } from './pageStates.ts';

export type TranslationWork = {
  id: number;
  status: WorkflowState;
  userId: number | null;
  person: string | null;
  reviewer: string | null;
  content: TranslationTexts;
  /** Source revision and published texts that the author last compared the content with. */
  base: { sourceRevision: number; texts: TranslationTexts };
  note: string;
  savedAt: Date;
};

const ofPage = (kind: TranslationPlace['kind']): string =>
  kind === 'condition' ? 'c.condition_id = $1' : 'c.condition_id IS NULL AND c.category_id = $1';

/** Returns drafts and sent proposals of all users, newest first. `isHeld` locks them until the transaction ends. */
export async function selectWork(
  database: Database,
  { kind, id, languageId }: TranslationPlace,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<TranslationWork[]> {
  return selectRows<TranslationWork>(database, {
    name: `translation-work-${kind}${isHeld ? '-held' : ''}`,
    text: `SELECT c.id, c.status, c.user_id AS "userId", coalesce(u.display_name, c.contributor_name) AS person,
             r.display_name AS reviewer, c.content, coalesce(c.base, '{"sourceRevision":1,"texts":{}}') AS base,
             coalesce(c.description, '') AS note, c.updated_at AS "savedAt"
           FROM contributions c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN users r ON r.id = c.reviewer_id
           WHERE ${ofPage(kind)} AND c.language_id = $2 AND (c.status = 'draft' OR c.status IN ${SENT_STATES})
           ORDER BY c.id DESC ${isHeld ? 'FOR UPDATE OF c' : ''}`,
    values: [id, languageId],
  });
}

export async function selectRequest(
  database: Database,
  contributionId: number,
): Promise<{ by: string | null; reason: string; at: Date } | null> {
  return findRow<{ by: string | null; reason: string; at: Date }>(database, {
    name: 'translation-request',
    text: `SELECT u.display_name AS by, e.reason, e.at FROM review_events e LEFT JOIN users u ON u.id = e.user_id
           WHERE e.contribution_id = $1 AND e.action = 'request_changes' ORDER BY e.at DESC, e.id DESC LIMIT 1`,
    values: [contributionId],
  });
}

/** `updated_at` grows with each save, so that it identifies the save. */
export async function updateDraft(
  database: Database,
  { id, content, base, note }: Pick<TranslationWork, 'id' | 'content' | 'base' | 'note'>,
): Promise<{ id: number; savedAt: Date }> {
  const row = await findRow<{ id: number; savedAt: Date }>(database, {
    name: 'translation-draft-update',
    text: `UPDATE contributions SET content = $2, base = $3, source_revision = $4, description = $5,
             updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
           WHERE id = $1 RETURNING id, updated_at AS "savedAt"`,
    values: [id, JSON.stringify(content), JSON.stringify(base), base.sourceRevision, note || null],
  });
  if (!row) throw new Error('A draft was not saved');
  return row;
}
