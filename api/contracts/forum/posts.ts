import { z } from 'zod';
import { staffRoleSchema } from '../accounts/staffRole.ts';
import { defineCall } from '../call.ts';
import { ID_MAX, POST_EDIT_HOURS, POST_LENGTH, QUOTE_LENGTH, TOPIC_TITLE_LENGTH, WARNING_LENGTH } from '../limits.ts';
import { POST_STATES } from '../moderation/moderation.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { optionalText, requiredText } from '../text.ts';
import { AUDIENCES, POSTS_PAGE, TOPIC_NOT_FOUND } from './topics.ts';

const audience = z.enum(AUDIENCES).meta({ description: 'Who may read that topic' });

export const postSchema = z
  .object({
    id: z.int().positive(),
    topicId: z.int().positive(),
    number: z.int().positive().meta({
      description: 'Number of the post in its topic, from 1; it changes only when the post moves to another topic',
    }),
    parentPostId: z.int().positive().nullable(),
    parentNumber: z.int().positive().nullable(),
    parentName: z.string().nullable().meta({ description: 'Display name of the author whom it answers' }),
    userId: z.int().positive().nullable(),
    userName: z.string(),
    userRole: staffRoleSchema,
    content: z.string().meta({ description: 'As written: Markdown without pictures and HTML' }),
    html: z
      .string()
      .meta({ description: '`content` as safe HTML; collapsed in a `details` element when there is a warning' }),
    warning: z.string().nullable().meta({ description: 'Content warning, under which the text is collapsed' }),
    isNote: z.boolean().meta({ description: 'Whether it was posted as a moderator' }),
    quote: z
      .object({
        postId: z.int().positive(),
        topicId: z.int().positive(),
        audience,
        number: z.int().positive(),
        userName: z.string(),
        text: z.string(),
        warning: z.string().nullable().meta({ description: 'Content warning of the quoted post' }),
      })
      .nullable()
      .meta({
        description:
          'Quotation of the post that it answers; null without one, and when the reader cannot see that post',
      }),
    likesCount: z.int().nonnegative(),
    isLiked: z.boolean().meta({ description: 'Whether the requesting user likes it' }),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    state: z.enum(POST_STATES).meta({ description: 'The text is withheld in every state except `visible`' }),
    stateReason: z.string().nullable().meta({
      description: 'Why a moderator has hidden or removed it; `hidden_by_reports`: the reports of several did',
    }),
    movedTo: z.object({ topicId: z.int().positive(), audience, number: z.int().positive() }).nullable().meta({
      description: 'Where the post is now; null when it was not moved, or the requesting user may not read that topic',
    }),
    isMoved: z.boolean().meta({
      description: 'Whether the post was moved away, even when the requesting user may not read the new topic',
    }),
    isBlocked: z.boolean().meta({ description: 'Whether the requesting user has blocked its author' }),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

export const POST_NOT_FOUND = 'Post not found';
export const TOPIC_CLOSED = 'This topic is closed';
export const NOT_QUOTED = 'quote: is not in the post that it is from';

const ofPost = z.object({ id: idParameter });

export const listPosts = defineCall({
  name: 'listPosts',
  method: 'GET',
  path: '/api/forum/topics/{id}/posts',
  summary: `The posts of a topic in order, by pages of ${POSTS_PAGE} numbers; the total is the last number`,
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  query: z.object({
    ...pageParameters,
    limit: pageParameters.limit.default(POSTS_PAGE),
    after: idParameter.optional().meta({ description: 'Returns the posts with a larger number instead of a page' }),
  }),
  output: z.array(postSchema),
  missing: TOPIC_NOT_FOUND,
});

export const getPost = defineCall({
  name: 'getPost',
  method: 'GET',
  path: '/api/forum/posts/{id}',
  summary: 'One post, with its current topic and number',
  tag: 'Forum',
  params: ofPost,
  output: postSchema,
  missing: POST_NOT_FOUND,
});

export const createPost = defineCall({
  name: 'createPost',
  method: 'POST',
  path: '/api/forum/topics/{id}/posts',
  summary: 'Posts in a topic, in reply to a post of it or to the topic; for signed-in users',
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  body: z.object({
    content: requiredText(POST_LENGTH),
    parentPostId: z.int({ error: 'must be a whole number' }).positive().max(ID_MAX, 'is too large').nullish(),
    quote: optionalText(QUOTE_LENGTH).optional().meta({ description: 'Part of the text of the post that it answers' }),
    warning: optionalText(WARNING_LENGTH).optional(),
    isNote: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .meta({ description: 'Posts as a moderator, also in a closed topic; ignored for other users' }),
    key: requestKey,
  }),
  output: postSchema,
  missing: TOPIC_NOT_FOUND,
});

export const editPost = defineCall({
  name: 'editPost',
  method: 'PUT',
  path: '/api/forum/posts/{id}',
  summary: `Changes the text of one's own post within ${POST_EDIT_HOURS} hours; readers see that it was edited, and the earlier text`,
  tag: 'Forum',
  params: ofPost,
  body: z.object({
    content: requiredText(POST_LENGTH),
    warning: optionalText(WARNING_LENGTH).optional(),
    title: requiredText(TOPIC_TITLE_LENGTH)
      .optional()
      .meta({ description: 'New title of the topic; for its first post only' }),
  }),
  output: postSchema,
  missing: POST_NOT_FOUND,
});

export const deletePost = defineCall({
  name: 'deletePost',
  method: 'DELETE',
  path: '/api/forum/posts/{id}',
  summary: "Deletes the text of one's own post; readers see that its author deleted it",
  tag: 'Forum',
  params: ofPost,
  output: postSchema,
  missing: POST_NOT_FOUND,
});

export const OWN_POST = 'You cannot like your own post';

const likes = z.object({ likesCount: z.int().nonnegative(), isLiked: z.boolean() }).meta({ id: 'Likes' });

export const likePost = defineCall({
  name: 'likePost',
  method: 'PUT',
  path: '/api/forum/posts/{id}/like',
  summary: 'Likes a post, once; users cannot like their own posts',
  tag: 'Forum',
  params: ofPost,
  output: likes,
  missing: POST_NOT_FOUND,
});

export const unlikePost = defineCall({
  name: 'unlikePost',
  method: 'DELETE',
  path: '/api/forum/posts/{id}/like',
  summary: 'Removes a like; succeeds when there is none',
  tag: 'Forum',
  params: ofPost,
  output: likes,
  missing: POST_NOT_FOUND,
});

export const earlierWordsSchema = z
  .object({
    id: z.int().positive(),
    content: z.string().nullable(),
    warning: z.string().nullable().meta({ description: 'Content warning, under which it was collapsed' }),
    at: z.iso.datetime().meta({ description: 'When this version was replaced' }),
  })
  .meta({ id: 'EarlierWords' });

export const listEarlierWords = defineCall({
  name: 'listEarlierWords',
  method: 'GET',
  path: '/api/forum/posts/{id}/history',
  summary: 'Earlier versions of an edited post; `content` is null when its author withdrew the version',
  tag: 'Forum',
  params: ofPost,
  output: z.array(earlierWordsSchema),
  missing: POST_NOT_FOUND,
});

export type EarlierWords = z.infer<typeof earlierWordsSchema>;

export const withdrawEarlierWords = defineCall({
  name: 'withdrawEarlierWords',
  method: 'DELETE',
  path: '/api/forum/posts/{id}/history/{eventId}',
  summary: "Withdraws an earlier version of one's own post, so that nobody can read it",
  tag: 'Forum',
  params: z.object({ id: idParameter, eventId: idParameter }),
  output: z.array(earlierWordsSchema),
  missing: POST_NOT_FOUND,
});
