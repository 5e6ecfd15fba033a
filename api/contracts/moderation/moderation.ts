import { z } from 'zod';
import { defineCall } from '../call.ts';
import { MODERATION_REASON_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { text } from '../text.ts';

/** What people post: on Talk pages, in the forum a topic or a post in one, and what they say of a learning path. */
export const POST_KINDS = ['discussion', 'topic', 'post', 'review'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** `hidden` and `removed` by a moderator, `deleted` by its author. Of all but `visible` readers see a trace, not the words. */
export const POST_STATES = ['visible', 'hidden', 'removed', 'deleted'] as const;
export type PostState = (typeof POST_STATES)[number];

/** What a moderator can do to somebody's post. Author, time and words are in none of it: these are never another's to change. */
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
/** Somebody else was first, or its author has deleted it. */
export const NOT_POSSIBLE_NOW = 'This is not possible any more';

export const moderatePost = defineCall({
  name: 'moderatePost',
  method: 'POST',
  path: '/api/moderation/{kind}/{id}',
  summary:
    'Hides a post, shows it again, removes it for good, or closes its thread or topic for replies; with a reason that everybody can read',
  tag: 'Moderation',
  params: z.object({ kind: z.enum(POST_KINDS), id: idParameter }),
  body: z.object({
    action: z.enum(MODERATION_NAMES, { error: `must be one of ${MODERATION_NAMES.join(', ')}` }),
    reason: text(MODERATION_REASON_LENGTH),
  }),
  output: z.object({ id: z.int().positive(), state: z.enum(POST_STATES), isLocked: z.boolean() }),
  missing: POST_NOT_FOUND,
});
