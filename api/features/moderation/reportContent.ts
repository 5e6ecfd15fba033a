import { z } from 'zod';
import { MIN_DECIDED_REPORTS, MIN_HIDING_WEIGHT } from '../../contracts/moderation/cases.ts';
import { HIDDEN_BY_REPORTS } from '../../contracts/moderation/findPlaceholder.ts';
import { NOT_POSSIBLE_NOW, type PostKind } from '../../contracts/moderation/moderation.ts';
import {
  reportContent as call,
  NOTHING_TO_REPORT,
  OWN_CONTENT,
  REPORT_STATES,
  REPORTED_ALREADY,
  type ReportedKind,
  type ReportReason,
} from '../../contracts/moderation/reports.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound, Unauthorized } from '../../platform/errors.ts';
import { findLiveSession } from '../../platform/session/findCurrentSession.ts';
import { defineStatement, findRow, type RowFrom } from '../../platform/statement.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { notify } from '../notifications/queries/notify.ts';
import { suggestsCrisis } from './flagCrisis.ts';
import { insertReport, openCase, weighReports } from './queries/cases.ts';
import { insertDecision } from './queries/decisions.ts';
import { changePost, lockPost, recordPostEvent } from './queries/posts.ts';
import { isPostKind, selectReported } from './queries/reported.ts';

const reportsOfUser = new Throttle({ name: 'report-user', tries: 20, seconds: 60 * 60 });
/** Limit for guests, by client address, which a school or a clinic may share. */
const reportsOfAddress = new Throttle({ name: 'report-address', tries: 10, seconds: 60 * 60 });

type Report = { contentType: ReportedKind; contentId: number; reason: ReportReason; description?: string | undefined };

/**
 * Reports content with its current text. Reports of users who were right before can hide a post until a moderator
 * decides.
 * @throws Unauthorized, Forbidden for own content, NotFound, Conflict, TooManyRequests
 */
export async function reportContent(
  { key, ...report }: Report & { key?: string | undefined },
  context: ApiContext,
): Promise<ReportReceipt> {
  const session = await findLiveSession(context);
  if (!session && report.contentType !== 'condition') throw new Unauthorized();
  const { database } = context;
  if (session) await reportsOfUser.spend(database, String(session.user.id));
  else await reportsOfAddress.spend(database, toClientAddress(context.request));
  return createOnce(database, {
    call: call.name,
    sender: session ? { userId: session.user.id } : { address: toClientAddress(context.request) },
    request: { ...report, key },
    make: (connection) => openReport(connection, report, session?.user.id ?? null),
    find: selectReceipt,
    // `insertReport` refuses a user's second report. A repeated report of a guest is recognised only here.
    stands: ({ status }) => session === null && status === 'pending',
  });
}

async function openReport(
  connection: Database,
  { contentType: kind, contentId, reason, description }: Report,
  reporterId: number | null,
): Promise<number> {
  const before = await selectReported(connection, { kind, id: contentId });
  if (!before) throw new NotFound(NOTHING_TO_REPORT);
  if (reporterId !== null && before.userId === reporterId) throw new Forbidden(OWN_CONTENT);
  const isUrgent = isPostKind(kind) && suggestsCrisis(description, ...Object.values(before.words));
  const caseId = await openCase(connection, { kind, contentId, authorId: before.userId, isUrgent });
  // Reads again with the case locked: a decision may have changed the content meanwhile.
  const reported = await selectReported(connection, { kind, id: contentId });
  if (!reported?.isVisible) throw new Conflict(NOT_POSSIBLE_NOW);
  const report = { caseId, kind, contentId, reporterId, reason, description: description || null, reported };
  const id = await insertReport(connection, report);
  if (id === null) throw new Conflict(REPORTED_ALREADY);
  if (isPostKind(kind) && (await weighReports(connection, caseId, MIN_DECIDED_REPORTS)) >= MIN_HIDING_WEIGHT)
    await hideByReports(connection, { caseId, kind, id: contentId });
  return id;
}

const REPORT_RECEIPT = defineStatement({
  name: 'report-receipt',
  row: { id: z.number(), status: z.enum(REPORT_STATES) },
  text: 'SELECT id, status FROM content_reports WHERE id = $1',
});

type ReportReceipt = RowFrom<typeof REPORT_RECEIPT>;

function selectReceipt(database: Database, id: number): Promise<ReportReceipt | null> {
  return findRow(database, REPORT_RECEIPT, [id]);
}

async function hideByReports(
  connection: Database,
  { caseId, ...named }: { caseId: number; kind: PostKind; id: number },
): Promise<void> {
  const post = await lockPost(connection, named);
  if (post?.state !== 'visible') return;
  const { kind, id } = named;
  const { state, isLocked, userId, title, link } = post;
  await changePost(connection, named, { state: 'hidden', stateReason: HIDDEN_BY_REPORTS });
  await recordPostEvent(connection, {
    kind,
    id,
    action: 'hide',
    userId: null,
    reason: HIDDEN_BY_REPORTS,
    detail: { state, isLocked },
  });
  await insertDecision(connection, {
    caseId,
    kind,
    contentId: id,
    authorId: userId,
    byId: null,
    action: 'hide',
    reason: HIDDEN_BY_REPORTS,
    stateBefore: state,
  });
  if (userId !== null) await notify(connection, { userId, kind: 'post_hidden_by_reports', values: { title }, link });
}
