import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CONDITION_NOT_FOUND } from '../encyclopedia/conditions.ts';
import { SIGNED_SECTIONS } from '../encyclopedia/fields.ts';
import { DEFAULT_REVIEW_MONTHS, REVIEW_MONTHS_MAX, SIGN_OFF_NOTE_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { optionalText } from '../text.ts';

export const signOffSchema = z
  .object({
    id: z.int().positive(),
    conditionId: z.int().positive(),
    section: z.string().nullable().meta({ description: 'The section that was signed; null for the whole page' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name at the time of the sign-off; null when the account was deleted' }),
    credential: z.string().meta({ description: 'Credential at the time of the sign-off' }),
    signedAt: z.iso.datetime(),
    nextReviewAt: z.iso.datetime(),
    versionId: z.int().positive().nullable().meta({ description: 'The published version that was read' }),
    isOfThisText: z.boolean().meta({ description: 'Whether the published text is the one that was signed' }),
    withdrawnAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SignOff' });
export type SignOff = z.infer<typeof signOffSchema>;

export const listSignOffs = defineCall({
  name: 'listSignOffs',
  method: 'GET',
  path: '/api/conditions/{id}/sign-offs',
  summary: 'The medical sign-offs of a condition, newest first, including withdrawn and lapsed ones',
  tag: 'Encyclopedia',
  params: z.object({ id: idParameter }),
  output: z.array(signOffSchema),
  missing: CONDITION_NOT_FOUND,
});

const id = z.int().positive();
const note = optionalText(SIGN_OFF_NOTE_LENGTH);

const DESK = { tag: 'Desk', params: z.object({ id: idParameter }), missing: 'There is no such record' };

const time = z.iso.datetime();
const reviewState = z.enum(['never', 'valid', 'overdue', 'lapsed']);
export type ReviewState = z.infer<typeof reviewState>;

export const currentSignOffSchema = z.object({
  id,
  version: id,
  userId: id.nullable(),
  name: z.string().nullable(),
  credential: z.string(),
  signedAt: time,
  nextReviewAt: time,
  hasLapsed: z.boolean(),
  isOverdue: z.boolean(),
  /** Time when another text was first published. Null unless the sign-off is of the whole page and has lapsed. */
  changedAt: time.nullable(),
});
export type CurrentSignOff = z.infer<typeof currentSignOffSchema>;

const readableTextsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional());

const partReviewSchema = z.object({
  state: reviewState,
  signOff: currentSignOffSchema.nullable(),
  /** Null unless the sign-off has lapsed and its version is stored. */
  changes: z.object({ from: readableTextsSchema, to: readableTextsSchema }).nullable(),
  mayWithdraw: z.boolean(),
});
export type PartReview = z.infer<typeof partReviewSchema>;

export const withdrawalSchema = z.object({
  id,
  name: z.string().nullable(),
  at: time,
  reason: z.string(),
  credential: z.string(),
});

const medicalReviewSchema = partReviewSchema.extend({
  title: z.string(),
  sections: z.array(partReviewSchema.extend({ section: z.string(), label: z.string() })),
  /** Last withdrawal of a sign-off of the whole page. Null without one, and when another sign-off followed. */
  withdrawal: withdrawalSchema.nullable(),
  version: id.nullable(),
  /** Id of the newest sign-off or withdrawal. Sent back when signing, to detect later ones. */
  seen: id.nullable(),
  signer: z.object({ name: z.string(), credential: z.string().nullable() }),
  refusal: z.string().nullable(),
});
export type MedicalReview = z.infer<typeof medicalReviewSchema>;

export const getMedicalReview = defineCall({
  ...DESK,
  name: 'getMedicalReview',
  method: 'GET',
  path: '/cms/api/conditions/{id}/medical-review',
  summary: 'state of the medical review of a condition',
  output: medicalReviewSchema,
  missing: 'There is no such published condition',
});

/**
 * The body names the version and the last sign-off that the reviewer saw, so that a text that changed meanwhile is not
 * signed.
 */
export const signOff = defineCall({
  ...DESK,
  name: 'signOff',
  method: 'POST',
  path: '/cms/api/conditions/{id}/sign-off',
  summary: 'signs off the published text, by a reviewer with a credential on record who did not write it',
  body: z.object({
    /** Id of the published version that was read. */
    version: id,
    /** Section that is signed; the whole page when left out. */
    section: z
      .enum(SIGNED_SECTIONS.map(({ section }) => section) as [string, ...string[]], {
        error: 'is not a part of a page',
      })
      .nullish(),
    /** Id of the newest sign-off or withdrawal that was shown; null when there was none. */
    seen: id.nullable(),
    months: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(REVIEW_MONTHS_MAX, `must be at most ${REVIEW_MONTHS_MAX}`)
      .default(DEFAULT_REVIEW_MONTHS),
    note: note.default(''),
  }),
  output: z.object({ id }),
});

export const withdrawSignOff = defineCall({
  ...DESK,
  name: 'withdrawSignOff',
  method: 'POST',
  path: '/cms/api/sign-offs/{id}/withdraw',
  summary: 'withdraws a sign-off, with a reason',
  body: z.object({ reason: note.min(1, 'is required') }),
  output: z.object({ id }),
});
