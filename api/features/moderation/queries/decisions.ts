import { z } from 'zod';
import { CASE_ACTIONS, type CaseAction } from '../../../contracts/moderation/cases.ts';
import { MODERATION_NAMES, type Moderation } from '../../../contracts/moderation/moderation.ts';
import type { ReportedKind } from '../../../contracts/moderation/reports.ts';
import { REPORTED_KINDS } from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, type RowFrom } from '../../../platform/statement.ts';

type NewDecision = {
  caseId: number | null;
  kind: ReportedKind;
  contentId: number;
  authorId: number | null;
  /** Id of the moderator; null when reports hid the content. */
  byId: number | null;
  action: CaseAction | Moderation;
  reason: string;
  stateBefore?: string | null;
  suspensionId?: number | null;
};

const DECISION_INSERT = defineStatement({
  name: 'decision-insert',
  row: { id: z.number() },
  text: `INSERT INTO moderation.decisions (case_id, kind, content_id, author_id, by_id, by_reports, action, reason, state_before, suspension_id)
         VALUES ($1, $2, $3, $4, $5::int, $5::int IS NULL, $6, $7, $8, $9) RETURNING id`,
});

export async function insertDecision(database: Database, decision: NewDecision): Promise<number> {
  const { caseId, kind, contentId, authorId, byId, action, reason, stateBefore, suspensionId } = decision;
  const row = await findRow(database, DECISION_INSERT, [
    caseId,
    kind,
    contentId,
    authorId,
    byId,
    action,
    reason,
    stateBefore ?? null,
    suspensionId ?? null,
  ]);
  if (!row) throw new Error('Nothing was inserted into moderation.decisions');
  return row.id;
}

const DECISION_LOCK = defineStatement({
  name: 'decision-lock',
  row: {
    id: z.number(),
    caseId: z.number().nullable(),
    kind: z.enum(REPORTED_KINDS),
    contentId: z.number(),
    authorId: z.number().nullable(),
    byId: z.number().nullable(),
    byReports: z.boolean(),
    action: z.enum([...CASE_ACTIONS, ...MODERATION_NAMES]),
    stateBefore: z.string().nullable(),
    suspensionId: z.number().nullable(),
    daysAgo: z.number(),
    isAppealed: z.boolean(),
    isAppealDecided: z.boolean(),
  },
  text: `SELECT id, case_id AS "caseId", kind, content_id AS "contentId", author_id AS "authorId", by_id AS "byId",
           by_reports AS "byReports", action, state_before AS "stateBefore", suspension_id AS "suspensionId",
           (extract(epoch FROM now() - at) / 86400)::float AS "daysAgo", appealed_at IS NOT NULL AS "isAppealed",
           appeal_outcome IS NOT NULL AS "isAppealDecided"
         FROM moderation.decisions WHERE id = $1 FOR UPDATE`,
});

export type Decided = RowFrom<typeof DECISION_LOCK>;

export function lockDecision(database: Database, id: number): Promise<Decided | null> {
  return findRow(database, DECISION_LOCK, [id]);
}

const APPEAL = defineStatement({
  text: 'UPDATE moderation.decisions SET appealed_at = now(), appeal = $2 WHERE id = $1',
});

export async function recordAppeal(database: Database, { id, text }: { id: number; text: string }): Promise<void> {
  await execute(database, APPEAL, [id, text]);
}

type Outcome = { id: number; outcome: string; reason: string; byId: number };

const OUTCOME = defineStatement({
  text: `UPDATE moderation.decisions SET appeal_outcome = $2, appeal_reason = $3, appeal_decided_by_id = $4, appeal_decided_at = now()
         WHERE id = $1`,
});

export async function recordOutcome(database: Database, { id, outcome, reason, byId }: Outcome): Promise<void> {
  await execute(database, OUTCOME, [id, outcome, reason, byId]);
}
