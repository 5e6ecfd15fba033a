import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { optionalText } from '../text.ts';
import { POST_KINDS } from './moderation.ts';

export const REPORTED_KINDS = ['condition', ...POST_KINDS, 'profile'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Reasons of a report. The optional description can explain `something_else`. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'unsafe_medical_advice',
  'personal_data',
  'off_topic',
  'something_else',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of the description of a report. */
export const REPORT_LENGTH = 1000;

export const REPORT_STATES = ['pending', 'resolved', 'rejected'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
/**
 * Decisions on a pending report: `resolved` when something was done about it, else `rejected`. When an appeal overturns
 * the decision on a case, its resolved reports become rejected.
 */
export const REPORT_DECISIONS = ['resolved', 'rejected'] as const satisfies readonly ReportState[];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const NOTHING_TO_REPORT = 'There is nothing with this id to report';
export const REPORTED_ALREADY = 'You have already reported this. A moderator will look at it.';
export const OWN_CONTENT = 'You cannot report your own content';

export const REPORT_NOT_FOUND = 'There is no such report';
export const REPORT_DECIDED = 'This report has been decided already';

export const contentReportSchema = z
  .object({
    id: z.int().positive(),
    contentType: z.string().meta({ description: `One of ${REPORTED_KINDS.join(', ')}` }),
    contentId: z.int(),
    title: z
      .string()
      .nullable()
      .meta({ description: 'Title of the reported content, or of the page that contains it' }),
    link: z.string().nullable().meta({ description: 'Path of the reported content' }),
    reason: z.string().meta({ description: `One of ${REPORT_REASONS.join(', ')}` }),
    description: z.string().nullable(),
    reporterId: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Null for a guest, and when the account was deleted' }),
    reporterName: z.string().nullable(),
    status: z.enum(REPORT_STATES),
    reviewedBy: z.int().positive().nullable(),
    reviewerName: z.string().nullable(),
    reviewedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContentReport' });

export type ContentReport = z.infer<typeof contentReportSchema>;

export const reportContent = defineCall({
  name: 'reportContent',
  method: 'POST',
  path: '/api/content-reports',
  summary: 'Reports content to moderators, once until it is decided. Guests can report condition pages only',
  tag: 'Moderation',
  body: z.object({
    contentType: z.enum(REPORTED_KINDS, { error: `must be one of ${REPORTED_KINDS.join(', ')}` }),
    contentId: z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(ID_MAX, 'is too large'),
    reason: z.enum(REPORT_REASONS, { error: `must be one of ${REPORT_REASONS.join(', ')}` }),
    description: optionalText(REPORT_LENGTH).optional(),
    key: requestKey,
  }),
  output: z.object({ id: z.int().positive(), status: z.enum(REPORT_STATES) }).meta({ id: 'ReportReceipt' }),
  missing: NOTHING_TO_REPORT,
});

export const listReports = defineCall({
  name: 'listReports',
  method: 'GET',
  path: '/api/content-reports',
  summary: 'Reports, for administrators: pending ones first, then the newest. Without `page` and `limit` the first 200',
  tag: 'Moderation',
  query: z.object(pageParameters),
  output: z.array(contentReportSchema),
});

export const decideReport = defineCall({
  name: 'decideReport',
  method: 'PATCH',
  path: '/api/content-reports/{id}/status',
  summary: 'Resolves or rejects a pending report, in the name of the signed-in user',
  tag: 'Moderation',
  params: z.object({ id: idParameter }),
  body: z.object({
    status: z.enum(REPORT_DECISIONS, { error: `must be one of ${REPORT_DECISIONS.join(', ')}` }),
    reviewedBy: z.int().positive().nullish().meta({ description: 'Ignored: the signed-in user is recorded' }),
  }),
  output: contentReportSchema,
  missing: REPORT_NOT_FOUND,
});
