import { z } from 'zod';
import { staffRoleSchema } from '../accounts/staffRole.ts';
import { defineCall } from '../call.ts';
import { ID_MAX, POST_EDIT_HOURS, POST_LENGTH, QUOTE_LENGTH, TOPIC_TITLE_LENGTH, WARNING_LENGTH } from '../limits.ts';
import { POST_STATES } from '../moderation/moderation.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { text, words } from '../text.ts';
import { AUDIENCES, POSTS_PAGE, TOPIC_NOT_FOUND } from './topics.ts';

const audience = z.enum(AUDIENCES).meta({ description: 'Who may read that topic' });

export const postSchema = z
  .object({
    id: z.int().positive(),
    topicId: z.int().positive(),
    number: z.int().positive().meta({ description: 'Its place in the topic, from 1; it keeps it' }),
    parentPostId: z.int().positive().nullable(),
    parentNumber: z.int().positive().nullable(),
    parentName: z.string().nullable().meta({ description: 'Whom it answers' }),
    userId: z.int().positive().nullable(),
    userName: z.string(),
    userRole: staffRoleSchema,
    content: z.string().meta({ description: 'As written: Markdown without pictures and HTML' }),
    html: z
      .string()
      .meta({ description: 'The same, safe to put into a page; with a warning folded under it by `details` already' }),
    warning: z.string().nullable().meta({ description: 'What the text is folded under' }),
    isNote: z.boolean().meta({ description: 'Said as a moderator' }),
    quote: z
      .object({
        postId: z.int().positive(),
        topicId: z.int().positive(),
        audience,
        number: z.int().positive(),
        userName: z.string(),
        text: z.string(),
        warning: z.string().nullable().meta({ description: 'Of the post that it is from' }),
      })
      .nullable()
      .meta({ description: 'What it quotes, as long as readers have that' }),
    likesCount: z.int().nonnegative(),
    isLiked: z.boolean().meta({ description: 'By who asks' }),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    state: z.enum(POST_STATES).meta({ description: 'Of all but `visible` the words are kept back' }),
    stateReason: z.string().nullable().meta({
      description: 'Why a moderator has hidden or removed it; `hidden_by_reports`: the reports of several did',
    }),
    movedTo: z
      .object({ topicId: z.int().positive(), audience, number: z.int().positive() })
      .nullable()
      .meta({ description: 'Where its words stand now, and are read' }),
    isMoved: z.boolean().meta({ description: 'Its words stand elsewhere now, where who asks may read or not' }),
    isBlocked: z.boolean().meta({ description: 'Its author is somebody whom who asks has blocked' }),
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
    after: idParameter.optional().meta({ description: 'Those whose number is larger, instead of a page' }),
  }),
  output: z.array(postSchema),
  missing: TOPIC_NOT_FOUND,
});

export const getPost = defineCall({
  name: 'getPost',
  method: 'GET',
  path: '/api/forum/posts/{id}',
  summary: 'One post, where it stands now',
  tag: 'Forum',
  params: ofPost,
  output: postSchema,
  missing: POST_NOT_FOUND,
});

export const createPost = defineCall({
  name: 'createPost',
  method: 'POST',
  path: '/api/forum/topics/{id}/posts',
  summary: 'Answers in a topic, to a post of it or to all; for those who are signed in',
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  body: z.object({
    content: text(POST_LENGTH),
    parentPostId: z.int({ error: 'must be a whole number' }).positive().max(ID_MAX, 'is too large').nullish(),
    quote: words(QUOTE_LENGTH).optional().meta({ description: 'Of the words of the post that it answers' }),
    warning: words(WARNING_LENGTH).optional(),
    isNote: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .meta({ description: 'Said as a moderator, also where the topic is closed; of others it is ignored' }),
    key: requestKey,
  }),
  output: postSchema,
  missing: TOPIC_NOT_FOUND,
});

export const editPost = defineCall({
  name: 'editPost',
  method: 'PUT',
  path: '/api/forum/posts/{id}',
  summary: `Changes the words of an own post within ${POST_EDIT_HOURS} hours; readers see that it was edited, and what it said`,
  tag: 'Forum',
  params: ofPost,
  body: z.object({
    content: text(POST_LENGTH),
    warning: words(WARNING_LENGTH).optional(),
    title: text(TOPIC_TITLE_LENGTH).optional().meta({ description: 'Of the topic, with its first post' }),
  }),
  output: postSchema,
  missing: POST_NOT_FOUND,
});

export const deletePost = defineCall({
  name: 'deletePost',
  method: 'DELETE',
  path: '/api/forum/posts/{id}',
  summary: 'Takes the words of an own post from readers, who see that its author deleted it',
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
  summary: 'Likes a post, once; an own one is not liked',
  tag: 'Forum',
  params: ofPost,
  output: likes,
  missing: POST_NOT_FOUND,
});

export const unlikePost = defineCall({
  name: 'unlikePost',
  method: 'DELETE',
  path: '/api/forum/posts/{id}/like',
  summary: 'Likes a post no longer',
  tag: 'Forum',
  params: ofPost,
  output: likes,
  missing: POST_NOT_FOUND,
});

export const earlierWordsSchema = z
  .object({
    id: z.int().positive(),
    content: z.string().nullable(),
    warning: z.string().nullable().meta({ description: 'What it was folded under' }),
    at: z.iso.datetime().meta({ description: 'Until when it said so' }),
  })
  .meta({ id: 'EarlierWords' });

export const listEarlierWords = defineCall({
  name: 'listEarlierWords',
  method: 'GET',
  path: '/api/forum/posts/{id}/history',
  summary: 'What an edited post said before; null where its author took that back',
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
  summary: 'Takes back what an own post said before: nobody reads it any more',
  tag: 'Forum',
  params: z.object({ id: idParameter, eventId: idParameter }),
  output: z.array(earlierWordsSchema),
  missing: POST_NOT_FOUND,
});
