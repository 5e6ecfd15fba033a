import { z } from 'zod';
import { staffRoleSchema } from '../accounts/staffRole.ts';
import { defineCall } from '../call.ts';
import { CONDITION_NOT_FOUND } from '../encyclopedia/conditions.ts';
import { isList, TRANSLATED_FIELDS, type TranslatedTexts } from '../encyclopedia/fields.ts';
import {
  CONTRIBUTOR_NAME_LENGTH,
  CORRECTION_MAX,
  CORRECTION_MIN,
  EDIT_SUMMARY_LENGTH,
  EMAIL_MAX,
  ENTRY_LENGTH,
  ID_MAX,
  REASON_LENGTH,
} from '../limits.ts';
import { idParameter, languageParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { optionalText, refuseHiddenCharacters, requiredText } from '../text.ts';
import { hasOtherAddress, OTHER_ADDRESS } from '../webAddress.ts';
import {
  anyTextsSchema,
  CONTRIBUTION_KINDS,
  conditionTextsSchema,
  createShape,
  id,
  proposedTextsSchema,
  sourceOutput,
  textsOutput,
} from './contents.ts';
import { WORKFLOW_STATES } from './workflow.ts';

/** Needed only from guests; stored with the contribution, never public. */
const senderShape = {
  contributorName: optionalText(CONTRIBUTOR_NAME_LENGTH).optional(),
  contributorEmail: refuseHiddenCharacters(z.string())
    .trim()
    .max(EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`)
    .pipe(z.email({ error: 'must be an email address' }))
    .optional(),
};

export const newConditionSchema = conditionTextsSchema.extend({ categoryId: id, ...senderShape });

export const PROTECTED = 'This page is protected: it takes proposals from trusted contributors only';
export const VERSION_NOT_KNOWN = 'is not a version of this page';
export const SENDER_NEEDED = 'Please sign in, or give your name and email address';

export const receiptSchema = z
  .object({
    id: z.int().positive(),
    status: z.enum(WORKFLOW_STATES),
    title: z.string(),
  })
  .meta({ id: 'Receipt' });

export const submitCondition = defineCall({
  name: 'submitCondition',
  method: 'POST',
  path: '/api/conditions',
  summary:
    'Sends in a new condition; it is reviewed before it is published. Guests must give a name and an email address',
  tag: 'Contributions',
  query: z.object({ lang: languageParameter }),
  body: newConditionSchema.extend({ key: requestKey }),
  output: receiptSchema,
});

export const suggestEdit = defineCall({
  name: 'suggestEdit',
  method: 'POST',
  path: '/api/conditions/{id}/suggestions',
  summary: 'Proposes a change of a condition page, made from a version of it; it is reviewed before it is published',
  tag: 'Contributions',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  body: z.object({
    texts: proposedTextsSchema,
    baseRevision: z
      .int({ error: 'must be a whole number' })
      .min(1, 'must be at least 1')
      .max(ID_MAX, 'is too large')
      .meta({ description: 'The `revision` of the texts that the proposal was made from' }),
    editSummary: requiredText(EDIT_SUMMARY_LENGTH),
    isMinorEdit: z.boolean({ error: 'must be true or false' }).default(false),
    source: optionalText(ENTRY_LENGTH)
      .refine((source) => !hasOtherAddress(source), { error: OTHER_ADDRESS })
      .optional()
      .meta({ description: 'Further remarks of the sender on sources; the sources of the page are in `texts`' }),
    language: languageParameter,
    ...senderShape,
    key: requestKey,
  }),
  output: receiptSchema,
  missing: CONDITION_NOT_FOUND,
});

export const getConditionTexts = defineCall({
  name: 'getConditionTexts',
  method: 'GET',
  path: '/api/conditions/{id}/texts',
  summary: 'The published texts of a condition, from which an edit starts, in the requested language',
  tag: 'Contributions',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z
    .object({
      revision: z
        .int()
        .positive()
        .meta({ description: 'Id of the published version, as in the history; to be sent back with an edit' }),
      isProtected: z.boolean().meta({ description: 'Takes proposals from trusted roles only' }),
      language: z.string().meta({ description: 'Language of the texts: the default one when no translation exists' }),
      beingChanged: z.array(z.string()).meta({ description: 'Fields that another pending proposal changes' }),
      texts: z.object({
        ...createShape<TranslatedTexts>(TRANSLATED_FIELDS.condition, (field) =>
          isList(field) ? z.array(z.string()) : z.string(),
        ),
        sources: z.array(sourceOutput),
      }),
    })
    .meta({ id: 'ConditionTexts' }),
  missing: CONDITION_NOT_FOUND,
});

export const STEP_NOT_ALLOWED = 'You may not do this with this contribution';
export const STEP_ON_OWN_WORK = 'You cannot review your own work';
export const JOINED_IN_DRAFT =
  'Later changes of this text are merged in its draft: its author updates the draft and sends it for review again';
export const CONTRIBUTION_NOT_FOUND = 'Contribution not found';

export const reviewEventSchema = z.object({
  action: z.string(),
  from: z.enum(WORKFLOW_STATES).nullable(),
  to: z.enum(WORKFLOW_STATES),
  /** Name of the user who took the step; null for the sender, for a deleted account, and when no user took it. */
  by: z.string().nullable(),
  byRole: staffRoleSchema,
  reason: z.string(),
  at: z.iso.datetime(),
});

export const ownContributionSchema = receiptSchema
  .extend({
    kind: z.enum(CONTRIBUTION_KINDS),
    conditionId: z.int().positive().nullable(),
    pathId: z.int().positive().nullable(),
    /** Slug of the published page about the site; null for other contributions. */
    pageSlug: z.string().nullable(),
    language: z.string().nullable(),
    submittedAt: z.iso.datetime(),
    /** Position in the queue, from 1; null when the contribution is not `pending`. */
    place: z.int().positive().nullable(),
    /** Median days from submission to decision of the latest decisions; null when there are too few. */
    typicalWaitDays: z.number().nonnegative().nullable(),
    scheduledFor: z.iso.datetime().nullable(),
    /** Proposed texts as they are now, from which an answer to a change request starts; empty when it is read in the CMS. */
    texts: textsOutput,
    events: z.array(reviewEventSchema),
  })
  .meta({ id: 'OwnContribution' });
export type OwnContribution = z.infer<typeof ownContributionSchema>;

export const listOwnContributions = defineCall({
  name: 'listOwnContributions',
  method: 'GET',
  path: '/api/users/{id}/contributions',
  summary: "The signed-in user's contributions, newest first, with state, place in the queue and events",
  tag: 'Contributions',
  params: z.object({ id: idParameter }),
  query: z.object(pageParameters),
  output: z.array(ownContributionSchema),
});

const reason = optionalText(REASON_LENGTH);
const ofContribution = z.object({ id: idParameter });

/** Text for readers about a correction on medical grounds, in the language of the page; empty when there is none. */
export const correctionWords = optionalText(CORRECTION_MAX).refine(
  (given) => !given || [...given].length >= CORRECTION_MIN,
  {
    error: `must have at least ${CORRECTION_MIN} characters`,
  },
);

export const CHECKLIST = ['accuracy', 'sources', 'plain_language', 'respectful_wording'] as const;
export const NO_SOURCES = 'checklist: "sources" is ticked, but the text names none. Ask its author to add them';
export type ChecklistItem = (typeof CHECKLIST)[number];

export const answerSchema = z.object({ reason: reason.default(''), texts: anyTextsSchema.optional() });

export const answerContribution = defineCall({
  name: 'answerContribution',
  method: 'POST',
  path: '/api/contributions/{id}/answer',
  summary: 'Answers a change request as the author: with words, with other texts, or both',
  tag: 'Contributions',
  params: ofContribution,
  body: answerSchema,
  output: receiptSchema,
  missing: CONTRIBUTION_NOT_FOUND,
});

export const STEPS = [
  'take',
  'release',
  'request_changes',
  'approve',
  'approve_and_publish',
  'reject',
  'withdraw',
  'publish',
  'schedule',
  'unschedule',
  'publish_in_emergency',
  'restate_correction',
] as const;

export const takeContributionStep = defineCall({
  name: 'takeContributionStep',
  method: 'POST',
  path: '/api/contributions/{id}/steps/{step}',
  summary: 'Takes a step of the review workflow; the table in workflow.ts lists who may take which step',
  tag: 'Contributions',
  params: z.object({
    id: idParameter,
    step: z.enum(STEPS).meta({
      description:
        '`approve` also takes a contribution that waits for a reviewer. `approve_and_publish` is for editors and administrators: when the publication is refused, nothing is approved',
    }),
  }),
  body: z.object({
    reason: reason.default(''),
    at: z.iso.datetime({ error: 'must be a time such as 2026-12-01T09:00:00Z' }).optional(),
    checklist: z
      .array(z.enum(CHECKLIST), { error: 'must be a list' })
      .max(CHECKLIST.length, `must have at most ${CHECKLIST.length} entries`)
      .default([])
      .meta({ description: 'For the steps that approve: what the reviewer has checked; stored with the approval' }),
    isMinorEdit: z.boolean({ error: 'must be true or false' }).default(false).meta({
      description:
        'For the approval of an edit: the reviewer finds that it changes no meaning, so that translations stay up to date. The mark of its author is only a suggestion',
    }),
    correction: correctionWords.optional().meta({
      description:
        'For the steps that publish, and for `restate_correction`: text for readers when the page is corrected on medical grounds. Empty: no correction; omitted: the proposed text',
    }),
  }),
  output: receiptSchema,
  missing: CONTRIBUTION_NOT_FOUND,
});

export const resolveContribution = defineCall({
  name: 'resolveContribution',
  method: 'POST',
  path: '/api/contributions/{id}/resolve',
  summary: 'Merges a proposal with later changes of the page. It returns to the queue, for another reviewer to approve',
  tag: 'Contributions',
  params: ofContribution,
  body: z.object({
    reason: reason.default(''),
    texts: anyTextsSchema,
    pageDigest: z.string().max(64, 'must have at most 64 characters').optional().meta({
      description:
        "Digest of the page's texts that were merged, as the review screen has it; 409 when the page has changed since",
    }),
  }),
  output: receiptSchema,
  missing: CONTRIBUTION_NOT_FOUND,
});
