import { z } from 'zod';
import { OWN_CASE } from '../../contracts/moderation/cases.ts';
import {
  type ContentReport,
  REPORT_DECIDED,
  type ReportDecision,
  type ReportedKind,
} from '../../contracts/moderation/reports.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { restorePost } from './changeState.ts';
import { CASE_CLOSE, lockCase, selectCaseOfReport } from './queries/cases.ts';
import { insertDecision } from './queries/decisions.ts';
import { lockPost } from './queries/posts.ts';
import { isPostKind, selectReported } from './queries/reported.ts';
import { decidePending } from './queries/reports.ts';

type Decision = { id: number; status: ReportDecision; actor: Actor };

/**
 * Decides one report, and also its case when no report is pending any more. Content hidden by reports is shown again
 * when all were rejected. Null when the report does not exist.
 * @throws Conflict when it is decided, Forbidden for own content and own reports
 */
export async function decideReport({ id, status, actor }: Decision, database: Database): Promise<ContentReport | null> {
  return inTransaction(database, async (connection) => {
    const report = await selectCaseOfReport(connection, id);
    if (!report) return null;
    const { caseId, reporterId } = report;
    const open = caseId === null ? null : await lockCase(connection, { id: caseId });
    if (reporterId === actor.id || (open !== null && open.authorId === actor.id)) throw new Forbidden(OWN_CASE);
    const decided = await decidePending(connection, { id, status, reviewerId: actor.id });
    if (!decided) throw new Conflict(REPORT_DECIDED);
    const kind = report.kind as ReportedKind;
    const { title = '', link } = (await selectReported(connection, { kind, id: report.contentId })) ?? {};
    if (reporterId !== null) {
      const told = { userId: reporterId, kind: `report_${status}`, values: { title } } as const;
      await notify(connection, { ...told, ...(link ? { link } : {}) });
    }
    if (caseId !== null) await closeIfLast(connection, { caseId, byId: actor.id });
    return decided;
  });
}

const REPORTS_ON_CASE = defineStatement({
  row: { pending: z.boolean().nullable(), resolved: z.boolean().nullable() },
  text: `SELECT bool_or(r.status = 'pending') AS pending, bool_or(r.status = 'resolved') AS resolved
         FROM moderation.reports m JOIN content_reports r ON r.id = m.report_id WHERE m.case_id = $1`,
});

async function closeIfLast(connection: Database, { caseId, byId }: { caseId: number; byId: number }): Promise<void> {
  const reports = await findRow(connection, REPORTS_ON_CASE, [caseId]);
  if (reports?.pending) return;
  const open = await lockCase(connection, { id: caseId });
  if (!open || open.isDecided) return;
  const { kind, contentId, authorId, isHiddenByReports } = open;
  const isRight = reports?.resolved ?? false;
  await execute(connection, CASE_CLOSE, [caseId]);
  const reason = isRight ? 'Resolved' : 'Rejected';
  const action = !isRight ? 'no_action' : isHiddenByReports ? 'hide' : 'handled';
  const decision = { caseId, kind, contentId, authorId, byId, action, reason } as const;
  await insertDecision(connection, { ...decision, stateBefore: isHiddenByReports ? 'visible' : null });
  if (!isHiddenByReports || !isPostKind(kind)) return;
  const post = await lockPost(connection, { kind, id: contentId });
  if (!post) return;
  if (!isRight && post.state === 'hidden') await restorePost(connection, post, { kind, id: contentId, reason, byId });
  const { userId, title, link } = post;
  if (userId !== null) await notify(connection, { userId, kind: 'post_moderated', values: { title, reason }, link });
}
