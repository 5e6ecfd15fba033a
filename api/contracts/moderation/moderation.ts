import { z } from 'zod';
import { defineCall } from '../call.ts';
import { MODERATION_REASON_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';

/** Kinds of posts: threads and replies on talk pages, topics and posts of the forum, reviews of learning paths. */
export const POST_KINDS = ['discussion', 'topic', 'post', 'review'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/**
 * States of a post. A moderator sets `hidden` and `removed`, reports can set `hidden`, and the author sets `deleted`.
 * Readers see only a trace of a post that is not `visible`, without its text.
 */
export const POST_STATES = ['visible', 'hidden', 'removed', 'deleted'] as const;
export type PostState = (typeof POST_STATES)[number];

/** Actions of moderators on posts. None of them changes the author, the time or the text. */
export const MODERATIONS = {
  hide: { from: ['visible'], to: 'hidden' },
  show: { from: ['hidden'], to: 'visible' },
  remove: { from: ['visible', 'hidden'], to: 'removed' },
  lock: { isLocked: true },
  unlock: { isLocked: false },
} as const satisfies Record<string, { from: readonly PostState[]; to: PostState } | { isLocked: boolean }>;
export type Moderation = keyof typeof MODERATIONS;
export const MODERATION_NAMES = Object.keys(MODERATIONS) as [Moderation, ...Moderation[]];

export const POST_NOT_FOUND = 'There is no such post';
/** Refusal of an action that the content does not allow, for example because another request came first. */
export const NOT_POSSIBLE_NOW = 'The current state of this content does not allow this';

export const moderatePost = defineCall({
  name: 'moderatePost',
  method: 'POST',
  path: '/api/moderation/{kind}/{id}',
  summary: 'Hides, shows or removes a post, or locks or unlocks its thread or topic, with a public reason',
  tag: 'Moderation',
  params: z.object({ kind: z.enum(POST_KINDS), id: idParameter }),
  body: z.object({
    action: z.enum(MODERATION_NAMES, { error: `must be one of ${MODERATION_NAMES.join(', ')}` }),
    reason: requiredText(MODERATION_REASON_LENGTH),
  }),
  output: z.object({ id: z.int().positive(), state: z.enum(POST_STATES), isLocked: z.boolean() }),
  missing: POST_NOT_FOUND,
});
