import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import type { ContributionKind } from './contents.ts';
import {
  correctionWords,
  receiptSchema,
  resolveContribution,
  suggestEdit,
  takeContributionStep,
} from './contributions.ts';
import { seenTimeSchema } from './staleWrites.ts';

/** Collections whose texts are published only through the workflow. */
export const REVIEWED = [
  'conditions',
  'condition-translations',
  'category-translations',
  'learning-paths',
  'learning-path-translations',
  'pages',
  'page-translations',
  'chat-answers',
] as const;
export type Reviewed = (typeof REVIEWED)[number];

/** Kinds of contribution that propose a text of each collection. A removal may be of any of them. */
export const PROPOSALS: Record<Reviewed, readonly ContributionKind[]> = {
  conditions: ['condition', 'edit'],
  'condition-translations': ['translation'],
  'category-translations': ['category_translation'],
  'learning-paths': ['path'],
  'learning-path-translations': ['path_translation'],
  pages: ['page'],
  'page-translations': ['page_translation'],
  'chat-answers': ['chat_answer'],
};

export function isReviewed(slug: string | undefined): slug is Reviewed {
  return REVIEWED.some((one) => one === slug);
}

const DESK = { tag: 'Desk', method: 'POST', missing: 'There is no such record' } as const;
const params = z.object({ id: idParameter });

export const takeStepAtDesk = defineCall({
  ...DESK,
  name: 'takeStepAtDesk',
  path: '/cms/api/contributions/{id}/steps/{step}',
  summary: 'takes a step of the review workflow; the table in workflow.ts lists who may take which step',
  params: takeContributionStep.params,
  body: takeContributionStep.body,
  output: receiptSchema,
});

export const resolveAtDesk = defineCall({
  ...DESK,
  name: 'resolveAtDesk',
  path: '/cms/api/contributions/{id}/resolve',
  summary: 'merges a proposal with later changes of the page',
  params,
  body: resolveContribution.body,
  output: receiptSchema,
});

const words = suggestEdit.body.shape.editSummary;

export const sendForReview = (collection: Reviewed) =>
  defineCall({
    ...DESK,
    name: `sendForReview ${collection}`,
    path: `/cms/api/${collection}/{id}/send-for-review`,
    summary: 'makes a contribution of the newest draft',
    params,
    body: z.object({ editSummary: words, isMinorEdit: z.boolean().default(false) }),
    output: receiptSchema,
  });

export const takeDown = (collection: Reviewed) =>
  defineCall({
    ...DESK,
    name: `takeDown ${collection}`,
    path: `/cms/api/${collection}/{id}/take-down`,
    summary: 'proposes to remove its page; administrators may remove it at once in an emergency',
    params,
    body: z.object({
      reason: words,
      isEmergency: z.boolean().default(false),
      correction: correctionWords.default('').meta({
        description:
          'When it is removed on medical grounds: text for users who saved, bookmarked or watch the page, apart from the reason',
      }),
    }),
    output: receiptSchema,
  });

/** Replaces Payload's own restore, which would publish an old version. */
export const restoreAsDraft = (collection: Reviewed) =>
  defineCall({
    ...DESK,
    name: `restoreAsDraft ${collection}`,
    path: `/cms/api/${collection}/versions/{id}`,
    summary: 'makes a draft of an old version',
    params,
    /** `updatedAt` of the newest draft, or of the record when it has no draft; without it the response is 428. */
    body: z.object({ updatedAt: seenTimeSchema.optional() }).optional(),
    output: z.object({ message: z.string() }),
    missing: 'There is no such version',
  });

export const protectCondition = defineCall({
  ...DESK,
  name: 'protectCondition',
  path: '/cms/api/conditions/{id}/protection',
  summary: 'sets whether only trusted roles may propose changes of its page',
  params,
  body: z.object({ reason: words, isProtected: z.boolean({ error: 'must be true or false' }) }),
  output: z.object({ id: z.int().positive(), isProtected: z.boolean() }),
});

export const switchAnswer = defineCall({
  ...DESK,
  name: 'switchAnswer',
  path: '/cms/api/chat-answers/{id}/active',
  summary: 'switches a published answer of the chat assistant off or on, at once; a draft of other texts stays a draft',
  params,
  body: z.object({ reason: words, isActive: z.boolean({ error: 'must be true or false' }) }),
  output: z.object({ id: z.int().positive(), isActive: z.boolean() }),
});
