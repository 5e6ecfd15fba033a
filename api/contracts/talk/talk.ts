import { z } from 'zod';
import { staffRoleSchema } from '../accounts/staffRole.ts';
import { defineCall } from '../call.ts';
import { CONDITION_NOT_FOUND } from '../encyclopedia/conditions.ts';
import { ID_MAX, POST_EDIT_HOURS } from '../limits.ts';
import { POST_STATES } from '../moderation/moderation.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { requiredText } from '../text.ts';

export const SUBJECT_LENGTH = 200;
export const TALK_LENGTH = 5000;

/** Post of a condition's Talk page: a thread when it has no parent, otherwise a reply. */
export const discussionSchema = z
  .object({
    id: z.int().positive(),
    conditionId: z.int().positive(),
    parentId: z.int().positive().nullable(),
    userId: z.int().positive().nullable(),
    userName: z.string(),
    userRole: staffRoleSchema,
    subject: z.string().nullable(),
    content: z.string().meta({ description: 'Plain text; never markup' }),
    timestamp: z.iso.datetime(),
    isResolved: z.boolean(),
    /** Time of the last change by the author; null when there was none. */
    editedAt: z.iso.datetime().nullable(),
    state: z
      .enum(POST_STATES)
      .meta({ description: 'Subject and content are withheld in every state except `visible`' }),
    stateReason: z.string().nullable().meta({
      description: 'Why a moderator has hidden or removed it; `hidden_by_reports`: the reports of several did',
    }),
    isLocked: z.boolean().meta({ description: 'Whether the thread takes no replies' }),
    lockReason: z.string().nullable(),
  })
  .meta({ id: 'Discussion' });
export type Discussion = z.infer<typeof discussionSchema>;

export const listDiscussions = defineCall({
  name: 'listDiscussions',
  method: 'GET',
  path: '/api/conditions/{id}/discussions',
  summary:
    'The Talk page of a condition: threads, the last active first, each followed by its replies in order. `page` and `limit` count threads',
  tag: 'Talk',
  params: z.object({ id: idParameter }),
  query: z.object(pageParameters),
  output: z.array(discussionSchema),
  missing: CONDITION_NOT_FOUND,
});

/** Message of a 409 response to a reply whose thread is closed, or whose first post is no longer shown. */
export const DISCUSSION_CLOSED = 'This discussion is closed';

export const startDiscussion = defineCall({
  name: 'startDiscussion',
  method: 'POST',
  path: '/api/conditions/{id}/discussions',
  summary: 'Starts a thread, or with `parentId` replies in one; for signed-in users',
  tag: 'Talk',
  params: z.object({ id: idParameter }),
  body: z
    .object({
      subject: requiredText(SUBJECT_LENGTH).optional(),
      content: requiredText(TALK_LENGTH),
      parentId: z.int({ error: 'must be a whole number' }).positive().max(ID_MAX, 'is too large').nullish(),
      key: requestKey,
    })
    .refine(({ subject, parentId }) => parentId || subject, { path: ['subject'], error: 'is required' }),
  output: discussionSchema,
  missing: CONDITION_NOT_FOUND,
});

export const DISCUSSION_NOT_FOUND = 'Discussion not found';

export const getDiscussion = defineCall({
  name: 'getDiscussion',
  method: 'GET',
  path: '/api/discussions/{id}',
  summary: 'One post of a Talk page',
  tag: 'Talk',
  params: z.object({ id: idParameter }),
  output: discussionSchema,
  missing: DISCUSSION_NOT_FOUND,
});

export const TOO_LATE_TO_EDIT = `A text can be changed for ${POST_EDIT_HOURS} hours after it was posted`;

export const editDiscussion = defineCall({
  name: 'editDiscussion',
  method: 'PUT',
  path: '/api/discussions/{id}',
  summary: `Changes the text of one's own post within ${POST_EDIT_HOURS} hours; readers see that it was edited`,
  tag: 'Talk',
  params: z.object({ id: idParameter }),
  body: z.object({ subject: requiredText(SUBJECT_LENGTH).optional(), content: requiredText(TALK_LENGTH) }),
  output: discussionSchema,
  missing: DISCUSSION_NOT_FOUND,
});

export const deleteDiscussion = defineCall({
  name: 'deleteDiscussion',
  method: 'DELETE',
  path: '/api/discussions/{id}',
  summary: "Deletes the text of one's own post; readers see that its author deleted it",
  tag: 'Talk',
  params: z.object({ id: idParameter }),
  output: discussionSchema,
  missing: DISCUSSION_NOT_FOUND,
});

export const resolveDiscussion = defineCall({
  name: 'resolveDiscussion',
  method: 'PATCH',
  path: '/api/discussions/{id}',
  summary: 'Marks a thread as resolved or open again; for its author, moderators and editors',
  tag: 'Talk',
  params: z.object({ id: idParameter }),
  body: z.object({ isResolved: z.boolean({ error: 'must be true or false' }) }),
  output: discussionSchema,
  missing: DISCUSSION_NOT_FOUND,
});
