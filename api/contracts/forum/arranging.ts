import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX, MODERATION_REASON_LENGTH, TOPIC_TITLE_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';
import { POST_NOT_FOUND, postSchema } from './posts.ts';
import { AUDIENCES, FORUM_CATEGORIES, TOPIC_NOT_FOUND, topicSchema } from './topics.ts';

export const MAX_MOVED_POSTS = 1000;

const id = z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(ID_MAX, 'is too large');
/** Reason, stored with the step and sent to the author of the topic or post. */
const reason = requiredText(MODERATION_REASON_LENGTH);
const ofTopic = z.object({ id: idParameter });

export const FOR_MEMBERS_ONLY = 'Posts for members can only be moved to topics for members';
export const FIRST_POST_STAYS = 'The first post stays with its topic: merge the topic instead';
export const TOO_MANY_TO_MOVE = `At most ${MAX_MOVED_POSTS} posts can be moved at once`;
export const STAYS_FOR_MEMBERS = 'Other members have posted in this topic, so it cannot be opened to everyone';

export const pinTopic = defineCall({
  name: 'pinTopic',
  method: 'PUT',
  path: '/api/forum/topics/{id}/pin',
  summary: 'Pins a topic above the others, or unpins it; for moderators',
  tag: 'Forum',
  params: ofTopic,
  body: z.object({ isPinned: z.boolean({ error: 'must be true or false' }) }),
  output: topicSchema,
  missing: TOPIC_NOT_FOUND,
});

export const moveTopic = defineCall({
  name: 'moveTopic',
  method: 'PUT',
  path: '/api/forum/topics/{id}/category',
  summary: 'Moves a topic to another category; for moderators',
  tag: 'Forum',
  params: ofTopic,
  body: z.object({
    categoryType: z.enum(FORUM_CATEGORIES, { error: `must be one of ${FORUM_CATEGORIES.join(', ')}` }),
    reason,
  }),
  output: topicSchema,
  missing: TOPIC_NOT_FOUND,
});

export const changeAudience = defineCall({
  name: 'changeAudience',
  method: 'PUT',
  path: '/api/forum/topics/{id}/audience',
  summary:
    'Restricts a topic to members (its author and moderators), or opens it to everyone (its author, while no other user has posted in it)',
  tag: 'Forum',
  params: ofTopic,
  body: z.object({
    audience: z.enum(AUDIENCES, { error: `must be one of ${AUDIENCES.join(', ')}` }),
    reason: reason.optional(),
  }),
  output: topicSchema,
  missing: TOPIC_NOT_FOUND,
});

export const splitTopic = defineCall({
  name: 'splitTopic',
  method: 'POST',
  path: '/api/forum/topics/{id}/split',
  summary:
    'Moves posts of a topic into a new topic, which it returns: those from a number on, or the given ones. A note at the old position links to the new one. For moderators',
  tag: 'Forum',
  params: ofTopic,
  body: z
    .object({
      title: requiredText(TOPIC_TITLE_LENGTH),
      fromNumber: id.optional(),
      postIds: z
        .array(id, { error: 'must be a list of ids' })
        .min(1, 'needs at least one entry')
        .max(MAX_MOVED_POSTS, `must have at most ${MAX_MOVED_POSTS} entries`)
        .optional(),
      reason,
    })
    .refine(({ fromNumber, postIds }) => (fromNumber === undefined) !== (postIds === undefined), {
      path: ['fromNumber'],
      error: 'must be given when postIds is missing, and only then',
    }),
  output: topicSchema,
  missing: TOPIC_NOT_FOUND,
});

export const mergeTopic = defineCall({
  name: 'mergeTopic',
  method: 'POST',
  path: '/api/forum/topics/{id}/merge',
  summary:
    'Appends all posts of a topic to another topic, which it returns; the address of the first leads there. For moderators',
  tag: 'Forum',
  params: ofTopic,
  body: z.object({ into: id, reason }),
  output: topicSchema,
  missing: TOPIC_NOT_FOUND,
});

export const movePost = defineCall({
  name: 'movePost',
  method: 'POST',
  path: '/api/forum/posts/{id}/move',
  summary:
    'Moves one post to the end of another topic; a note at the old position links to the new one. For moderators',
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  body: z.object({ topicId: id, reason }),
  output: postSchema,
  missing: POST_NOT_FOUND,
});

export const purgePost = defineCall({
  name: 'purgePost',
  method: 'POST',
  path: '/api/forum/posts/{id}/purge',
  summary:
    'Erases the text of a post permanently: in the post, in its earlier versions and in quotations of it. The reason stays. For a first post, `title` replaces the title of the topic. For moderators',
  tag: 'Forum',
  params: z.object({ id: idParameter }),
  body: z.object({ reason, title: requiredText(TOPIC_TITLE_LENGTH).optional() }),
  output: postSchema,
  missing: POST_NOT_FOUND,
});
