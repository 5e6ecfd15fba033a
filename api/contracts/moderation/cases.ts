import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { ID_MAX, MODERATION_REASON_LENGTH } from '../limits.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { requiredText } from '../text.ts';
import { REPORTED_KINDS, type ReportedKind } from './reports.ts';
import { MAX_SUSPENSION_DAYS } from './suspensions.ts';

/**
 * Actions that decide a case. `suspend` also hides a visible post. `handled` is for content that was dealt with
 * elsewhere, such as a page that was corrected.
 */
export const CASE_ACTIONS = [
  'no_action',
  'hide',
  'remove',
  'lock',
  'members_only',
  'warn',
  'suspend',
  'handled',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

export const ACTIONS_BY_KIND: Record<ReportedKind, readonly CaseAction[]> = {
  condition: ['no_action', 'handled'],
  topic: CASE_ACTIONS,
  post: CASE_ACTIONS.filter((action) => action !== 'lock'),
  discussion: CASE_ACTIONS.filter((action) => action !== 'members_only'),
  review: CASE_ACTIONS.filter((action) => action !== 'members_only' && action !== 'lock'),
  profile: ['no_action', 'warn', 'suspend', 'handled'],
};

/** Actions against a user's text or account that the user may appeal against, when a moderator took them. */
export const APPEALABLE_ACTIONS = ['hide', 'remove', 'lock', 'members_only', 'warn', 'suspend'] as const;

/** Least number of decided reports of a user before their new reports count towards hiding a post. */
export const MIN_DECIDED_REPORTS = 2;
/** Weight of pending reports that hides a post. Each user weighs less than 1, so it takes at least three users. */
export const MIN_HIDING_WEIGHT = 2;
/** Days after a decision within which an appeal is possible. */
export const APPEAL_DAYS = 30;
export const APPEAL_LENGTH = 2000;
/** Days after the decision on a case for which the reported text is stored as it was reported. */
export const SNAPSHOT_DAYS = 90;
export const CASES_PAGE = 25;
export const CASE_NOTE_LENGTH = 1000;

export const CASE_NOT_FOUND = 'There is no such case';
export const CASE_DECIDED = 'This case has been decided already';
export const OWN_CASE = 'You cannot decide about your own content or reports';
export const SECOND_OPINION_ASKED = 'You asked for a second opinion, so another moderator must decide';
export const DECISION_NOT_FOUND = 'There is no such decision';
export const NOT_APPEALABLE = 'This decision cannot be appealed against';
export const TOO_LATE_TO_APPEAL = `A decision can be appealed against for ${APPEAL_DAYS} days`;
export const APPEALED_ALREADY = 'You have appealed against this decision already';
export const APPEAL_DECIDED = 'This appeal has been decided already';
export const SAME_MODERATOR = 'You made this decision, so another moderator must decide on the appeal';

const ofCase = z.object({ id: idParameter });

export const decideCase = defineCall({
  name: 'decideCase',
  method: 'POST',
  path: '/cms/api/moderation/cases/{id}/decision',
  summary: 'decides a case with all its pending reports; notifies the reporters, and the author unless nothing is done',
  tag: 'Moderation',
  params: ofCase,
  body: z
    .object({
      action: z.enum(CASE_ACTIONS, { error: `must be one of ${CASE_ACTIONS.join(', ')}` }),
      reason: requiredText(MODERATION_REASON_LENGTH),
      days: z.int({ error: 'must be a whole number' }).min(1).max(MAX_SUSPENSION_DAYS).optional(),
    })
    .refine(({ action, days }) => action !== 'suspend' || days, { path: ['days'], error: 'is required' }),
  output: doneSchema,
  missing: CASE_NOT_FOUND,
});

export const askSecondOpinion = defineCall({
  name: 'askSecondOpinion',
  method: 'POST',
  path: '/cms/api/moderation/cases/{id}/second-opinion',
  summary: 'leaves a case to another moderator, with a note',
  tag: 'Moderation',
  params: ofCase,
  body: z.object({ note: requiredText(CASE_NOTE_LENGTH) }),
  output: doneSchema,
  missing: CASE_NOT_FOUND,
});

export const makeMembersOnly = defineCall({
  name: 'makeMembersOnly',
  method: 'POST',
  path: '/cms/api/moderation/cases/{id}/members-only',
  summary: 'restricts the topic of a case to members and notifies its author in private; the case stays open',
  tag: 'Moderation',
  params: ofCase,
  output: doneSchema,
  missing: CASE_NOT_FOUND,
});

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export const decideAppeal = defineCall({
  name: 'decideAppeal',
  method: 'POST',
  path: '/cms/api/moderation/appeals/{id}/decision',
  summary: 'decides an appeal, once, by another moderator than the one who decided; an overturned decision is undone',
  tag: 'Moderation',
  params: z.object({ id: idParameter }),
  body: z.object({
    outcome: z.enum(APPEAL_OUTCOMES, { error: `must be one of ${APPEAL_OUTCOMES.join(', ')}` }),
    reason: requiredText(MODERATION_REASON_LENGTH),
  }),
  output: doneSchema,
  missing: DECISION_NOT_FOUND,
});

export const appeal = defineCall({
  name: 'appeal',
  method: 'POST',
  path: '/api/moderation/appeals',
  summary: `Appeals, once and within ${APPEAL_DAYS} days, against a decision about the user's own content or account`,
  tag: 'Moderation',
  body: z.object({
    decisionId: z.int({ error: 'must be a whole number' }).positive().max(ID_MAX, 'is too large'),
    text: requiredText(APPEAL_LENGTH),
    key: requestKey,
  }),
  output: doneSchema,
  missing: DECISION_NOT_FOUND,
});

/** A step of moderation about a user's own text, reports or account, as that user sees it. */
export const ownStepSchema = z
  .object({
    id: z.int().positive(),
    at: z.iso.datetime(),
    action: z.string().meta({ description: 'Name of the step' }),
    kind: z.enum(REPORTED_KINDS).nullable(),
    contentId: z.int().nullable(),
    title: z.string().nullable().meta({ description: 'Title of the page or topic that contains it' }),
    link: z.string().nullable().meta({ description: 'Path of that page, without a language' }),
    reason: z.string().nullable(),
    detail: z.string().nullable(),
    decisionId: z.int().positive().nullable(),
    mayAppealUntil: z.iso.datetime().nullable().meta({ description: 'Null when an appeal is not possible' }),
  })
  .meta({ id: 'ModerationStep' });
export type OwnStep = z.infer<typeof ownStepSchema>;

export const listOwnModeration = defineCall({
  name: 'listOwnModeration',
  method: 'GET',
  path: '/api/users/{id}/moderation',
  summary: "Moderation steps about the user's own content, reports and account, the latest first",
  tag: 'Moderation',
  params: z.object({ id: idParameter }),
  query: z.object(pageParameters),
  output: z.array(ownStepSchema),
});
