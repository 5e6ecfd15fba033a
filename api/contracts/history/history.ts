import { z } from 'zod';
import { staffRoleSchema } from '../accounts/staffRole.ts';
import { defineCall } from '../call.ts';
import { receiptSchema } from '../contributions/contributions.ts';
import { CONDITION_NOT_FOUND } from '../encyclopedia/conditions.ts';
import type { ConditionContent } from '../encyclopedia/fields.ts';
import { EDIT_SUMMARY_LENGTH } from '../limits.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { requiredText } from '../text.ts';

/** Name of an author without an account, or with a deleted one: nothing that is stored tells the two apart. */
export const NO_ACCOUNT = 'Somebody without an account';

/** Events of a version that changed no text: the page was taken down, or its protection was changed. */
export const REVISION_EVENTS = ['removed', 'protected', 'unprotected'] as const;

/** Text that told readers about a correction on medical grounds; `isReplaced` when a later text has replaced it. */
const correctionTextSchema = z.object({
  what: z.string(),
  language: z.string().meta({ description: 'Code of the language of `what` and of the corrected text' }),
  at: z.iso.datetime(),
  isReplaced: z.boolean(),
});

/** Published version of a condition, or its removal. A version that was never published is not in the history. */
export const revisionSchema = z
  .object({
    id: z.int().positive(),
    conditionId: z.int().positive(),
    userId: z.int().positive().nullable(),
    userName: z.string().meta({ description: 'Display name; a placeholder for guests and deleted accounts' }),
    userRole: staffRoleSchema,
    editSummary: z.string(),
    isMinorEdit: z.boolean(),
    event: z
      .enum(REVISION_EVENTS)
      .nullable()
      .meta({ description: 'Null for a version that changed texts; for the others `editSummary` has the reason' }),
    /** Reason of an administrator who published without an approval; null otherwise. */
    emergencyReason: z.string().nullable(),
    corrections: z
      .array(correctionTextSchema)
      .meta({ description: 'Corrections of this version, or of translations published while it was current' }),
    timestamp: z.iso.datetime(),
    size: z.int().nonnegative(),
    sizeDiff: z.int().meta({ description: 'Characters more or fewer than in the published version before' }),
  })
  .meta({ id: 'Revision' });
export type Revision = z.infer<typeof revisionSchema>;

export const listRevisions = defineCall({
  name: 'listRevisions',
  method: 'GET',
  path: '/api/conditions/{id}/revisions',
  summary: 'The published versions of a condition, newest first; for a removed page only its removals',
  tag: 'History',
  params: z.object({ id: idParameter }),
  query: z.object(pageParameters),
  output: z.array(revisionSchema),
  missing: CONDITION_NOT_FOUND,
});

/** Texts of a version. Each source is one line of text, as each resource is. */
export type RevisionTexts = Omit<ConditionContent, 'sources'> & { sources: string[] };

export const REVISION_NOT_FOUND = 'Revision not found';

export const getRevision = defineCall({
  name: 'getRevision',
  method: 'GET',
  path: '/api/conditions/{id}/revisions/{revisionId}',
  summary: 'One published version with its texts, to read or to compare',
  tag: 'History',
  params: z.object({ id: idParameter, revisionId: idParameter }),
  // The type lists the fields; schema and OpenAPI document leave them open.
  output: revisionSchema.extend({ content: z.record(z.string(), z.unknown()) as unknown as z.ZodType<RevisionTexts> }),
  missing: REVISION_NOT_FOUND,
});

export const restoreRevision = defineCall({
  name: 'restoreRevision',
  method: 'POST',
  path: '/api/conditions/{id}/revisions/{revisionId}/restore',
  summary: 'For editors: proposes the texts of an earlier version; it goes through review like any other edit',
  tag: 'History',
  params: z.object({ id: idParameter, revisionId: idParameter }),
  body: z.object({ editSummary: requiredText(EDIT_SUMMARY_LENGTH), key: requestKey }),
  output: receiptSchema,
  missing: REVISION_NOT_FOUND,
});
