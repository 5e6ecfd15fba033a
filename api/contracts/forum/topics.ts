import { z } from 'zod';
import { staffRoleSchema } from '../accounts/staffRole.ts';
import { defineCall } from '../call.ts';
import { ID_MAX, POST_LENGTH, TOPIC_TITLE_LENGTH, WARNING_LENGTH } from '../limits.ts';
import { idParameter, searchTextParameter } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { optionalText, requiredText } from '../text.ts';

export const FORUM_CATEGORIES = ['general', 'accessibility', 'support', 'feedback'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** A topic for members is in no static page, feed or digest, in no search by guests, and is not stored offline. */
export const AUDIENCES = ['everyone', 'members'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const TOPIC_STATES = ['open', 'closed'] as const;

export const TOPICS_PAGE = 10;
export const POSTS_PAGE = 20;
/** Maximum characters of a post in feeds; the database cuts the beginning of a topic to the same length. */
export const EXCERPT_LENGTH = 200;
export const ACTIVE_DAYS = 30;
export const LATEST_TOPICS = 200;

const id = z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(ID_MAX, 'is too large');

export const topicSchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    content: z
      .string()
      .meta({ description: 'Beginning of the first post as plain text, or its content warning when it has one' }),
    hasWarning: z.boolean(),
    likesCount: z.int().nonnegative().meta({ description: 'Likes of its first post' }),
    categoryType: z.enum(FORUM_CATEGORIES),
    categoryId: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'The category of the encyclopedia that it is about' }),
    conditionId: z.int().positive().nullable().meta({ description: 'The condition that it is about' }),
    language: z.string().meta({ description: 'Code of the language that it is written in' }),
    audience: z.enum(AUDIENCES),
    authorId: z.int().positive().nullable(),
    authorName: z.string(),
    authorRole: staffRoleSchema,
    isPinned: z.boolean(),
    status: z.enum(TOPIC_STATES),
    lockReason: z.string().nullable().meta({ description: 'Why a moderator has closed it' }),
    mergedInto: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Topic that it was merged into; null when it was not' }),
    postCount: z.int().nonnegative().meta({ description: 'Visible posts after the first' }),
    createdAt: z.iso.datetime(),
    lastPostAt: z.iso.datetime(),
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof topicSchema>;

export const TOPIC_NOT_FOUND = 'Topic not found';

const category = z.enum(FORUM_CATEGORIES, { error: `must be one of ${FORUM_CATEGORIES.join(', ')}` });
const categoryParameter = z
  .enum(['all', ...FORUM_CATEGORIES], { error: `must be one of all, ${FORUM_CATEGORIES.join(', ')}` })
  .optional();

const writtenInParameter = z
  .string()
  .max(20, 'must have at most 20 characters')
  .optional()
  .meta({
    description: 'Code of a language: only topics that are written in it',
    examples: ['es'],
  });

/**
 * Position of a topic in the list, `<rank>.<last active, ms>.<id>`; a page starts after it or ends before it. The rank
 * is 1 for a pinned topic, else 0; in a search it is how well the topic fits.
 */
const cursorParameter = z
  .string()
  .regex(/^\d{1,2}\.\d{1,14}\.[1-9]\d{0,8}$/, 'must be a cursor of a page')
  .optional()
  .meta({ description: 'As `nextCursor` of the page before it' });

export const listTopics = defineCall({
  name: 'listTopics',
  method: 'GET',
  path: '/api/forum/topics',
  summary: `The ${LATEST_TOPICS} topics that were active last, the pinned ones before the others; those for members only for signed-in users`,
  tag: 'Forum',
  query: z.object({ category: categoryParameter, lang: writtenInParameter }),
  output: z.array(topicSchema),
});

export const findTopics = defineCall({
  name: 'findTopics',
  method: 'GET',
  path: '/api/forum/topics/page',
  summary: `A page of ${TOPICS_PAGE} topics, filtered by category, language, condition and text when these are given; those that fit a text best come first`,
  tag: 'Forum',
  query: z.object({
    category: categoryParameter,
    lang: writtenInParameter,
    conditionId: idParameter.optional(),
    q: searchTextParameter,
    after: cursorParameter,
    before: cursorParameter,
  }),
  output: z
    .object({
      topics: z.array(topicSchema),
      /** Null on the last page; `previousCursor` is null on the first one. */
      nextCursor: z.string().nullable(),
      previousCursor: z.string().nullable(),
    })
    .meta({ id: 'TopicPage' }),
});

export const createTopic = defineCall({
  name: 'createTopic',
  method: 'POST',
  path: '/api/forum/topics',
  summary: 'Starts a topic; for signed-in users. `authorId` is ignored: the author is the signed-in user',
  tag: 'Forum',
  body: z.object({
    title: requiredText(TOPIC_TITLE_LENGTH),
    content: requiredText(POST_LENGTH),
    categoryType: category.default('general'),
    categoryId: id.nullish(),
    conditionId: id.nullish(),
    language: z.string().max(20, 'must have at most 20 characters').optional().meta({
      description: 'Code of the language that it is written in; the default language when it is unknown',
    }),
    audience: z.enum(AUDIENCES, { error: `must be one of ${AUDIENCES.join(', ')}` }).default('everyone'),
    warning: optionalText(WARNING_LENGTH).optional(),
    authorId: z.number({ error: 'must be a number' }).nullish(),
    key: requestKey,
  }),
  output: topicSchema,
});

export const getTopic = defineCall({
  name: 'getTopic',
  method: 'GET',
  path: '/api/forum/topics/{id}',
  summary: 'One topic; topics for members only for signed-in users',
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  output: topicSchema,
  missing: TOPIC_NOT_FOUND,
});

export const getForumStats = defineCall({
  name: 'getForumStats',
  method: 'GET',
  path: '/api/forum/stats',
  summary: `Counts of topics, posts, and members who posted in the last ${ACTIVE_DAYS} days`,
  tag: 'Forum',
  output: z
    .object({
      topics: z.int().nonnegative(),
      posts: z.int().nonnegative(),
      activeMembers: z.int().nonnegative(),
    })
    .meta({ id: 'ForumStats' }),
});

export const getPostingLimits = defineCall({
  name: 'getPostingLimits',
  method: 'GET',
  path: '/api/users/{id}/posting-limits',
  summary: 'Posting limits of a user; null: no limit except that of speed',
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  output: z
    .object({
      isNew: z.boolean(),
      postsLeft: z
        .int()
        .nonnegative()
        .nullable()
        .meta({ description: 'Posts that are left today; null without a limit' }),
      links: z.int().nonnegative().nullable().meta({ description: 'Most links in one post; null without a limit' }),
      mentions: z.int().nonnegative().meta({ description: 'Most mentions in one post' }),
    })
    .meta({ id: 'PostingLimits' }),
});
