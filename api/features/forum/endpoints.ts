import { MODERATORS, ROLES } from '../../contracts/accounts/roles.ts';
import * as arranging from '../../contracts/forum/arranging.ts';
import * as blocks from '../../contracts/forum/blocks.ts';
import * as following from '../../contracts/forum/following.ts';
import * as posts from '../../contracts/forum/posts.ts';
import { findSimilar as similarCall } from '../../contracts/forum/similar.ts';
import * as topics from '../../contracts/forum/topics.ts';
import { POSTS_PAGE } from '../../contracts/forum/topics.ts';
import { ID_MAX } from '../../contracts/limits.ts';
import { findBearerActor } from '../../platform/Actor.ts';
import { type Access, anyone, own, ownRecords, signedIn } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectSlice } from '../../platform/pages.ts';
import { changeAudience, moveTopic, pinTopic } from './arrangeTopic.ts';
import { blockMember, selectBlocks, unblockMember } from './blockMember.ts';
import { createPost } from './createPost.ts';
import { createTopic } from './createTopic.ts';
import { deletePost } from './deletePost.ts';
import { getPostingLimits } from './demandMayPost.ts';
import { editPost } from './editPost.ts';
import { findSimilar } from './findSimilar.ts';
import { followTopic, unfollowTopic } from './followTopic.ts';
import { likePost, unlikePost } from './likePost.ts';
import { mergeTopic, movePost, splitTopic } from './movePost.ts';
import { purgePost } from './purgePost.ts';
import { findTopicPage } from './queries/findTopicPage.ts';
import { selectAuthor } from './queries/lockTopics.ts';
import { selectEarlierWords } from './queries/selectEarlierWords.ts';
import { countFollowed, selectFollowed, selectFollowing } from './queries/selectFollowed.ts';
import { selectForumPost, selectPosts } from './queries/selectPosts.ts';
import { selectStats } from './queries/selectStats.ts';
import { selectLatestTopics, selectTopic } from './queries/selectTopics.ts';
import { rankTopics } from './rankTopics.ts';
import { withdrawEarlierWords } from './withdrawEarlierWords.ts';

const readCategory = ({ category }: { category?: topics.ForumCategory | 'all' | undefined }) =>
  category === undefined || category === 'all' ? null : category;

/** The author of the post, and no other user of any role. A missing post passes: the handler answers 404. */
const postAuthor = {
  own: ROLES,
  isOwn: async ({ params, actor, context }) => {
    const post = await selectAuthor(context.database, { kind: 'post', id: params.id });
    return post === null || post.userId === actor.id;
  },
} satisfies Access<{ id: number }>;

const moderators = { all: MODERATORS } satisfies Access;

/** The author of the topic, and moderators. A missing topic passes: the handler answers 404. */
const topicAuthorOrModerator = {
  ...moderators,
  own: ROLES,
  isOwn: async ({ params, actor, context }) => {
    const topic = await selectAuthor(context.database, { kind: 'topic', id: params.id });
    return topic === null || topic.userId === actor.id;
  },
} satisfies Access<{ id: number }>;

export const forumEndpoints: Endpoint[] = [
  defineEndpoint({
    call: topics.listTopics,
    access: anyone,
    handler: async ({ query }, context) =>
      selectLatestTopics(context.database, {
        reader: await findBearerActor(context),
        category: readCategory(query),
        language: query.lang ?? null,
      }),
  }),
  defineEndpoint({
    call: topics.findTopics,
    access: anyone,
    handler: async ({ query: { conditionId = null, lang = null, q, after, before, ...query } }, context) => {
      const reader = await findBearerActor(context);
      const filters = { category: readCategory(query), language: lang, conditionId };
      const text = q?.trim();
      const ranks = text ? await rankTopics({ ...filters, text, reader }, context) : null;
      return findTopicPage(context.database, { ...filters, ranks, after, before, reader });
    },
  }),
  defineEndpoint({
    call: topics.createTopic,
    repeated: 'once',
    access: signedIn,
    handler: ({ body }, context) => createTopic({ ...body, actor: context.actor }, context),
  }),
  defineEndpoint({
    call: similarCall,
    access: signedIn,
    handler: ({ query }, context) => findSimilar({ ...query, actor: context.actor }, context),
  }),
  defineEndpoint({
    call: topics.getTopic,
    access: anyone,
    handler: async ({ params }, context) =>
      selectTopic(context.database, { ...params, reader: await findBearerActor(context) }),
  }),
  defineEndpoint({
    call: posts.listPosts,
    access: anyone,
    handler: async ({ params, query: { page = 1, limit = POSTS_PAGE, after } }, context) => {
      // Keeps the numbers of the posts within PostgreSQL's integers.
      const from = Math.min(after ?? (page - 1) * limit, ID_MAX - limit);
      const range = { topicId: params.id, from: from + 1, to: from + limit };
      return selectPosts(context.database, { ...range, reader: await findBearerActor(context) });
    },
  }),
  defineEndpoint({
    call: posts.createPost,
    repeated: 'once',
    access: signedIn,
    handler: ({ params, body }, context) => createPost({ ...body, topicId: params.id, actor: context.actor }, context),
  }),
  defineEndpoint({
    call: topics.getForumStats,
    access: anyone,
    handler: (_, { database }) => selectStats(database),
  }),
  defineEndpoint({
    call: topics.getPostingLimits,
    access: own,
    handler: ({ params }, { database }) => getPostingLimits(params.id, database),
  }),
  defineEndpoint({
    call: posts.getPost,
    access: anyone,
    handler: async ({ params }, context) =>
      selectForumPost(context.database, { ...params, reader: await findBearerActor(context) }),
  }),
  defineEndpoint({
    call: posts.editPost,
    access: postAuthor,
    handler: ({ params, body }, context) => editPost({ ...params, ...body, actor: context.actor }, context),
  }),
  defineEndpoint({
    call: posts.deletePost,
    access: { ...postAuthor, evenSuspended: true },
    handler: ({ params }, { database, actor }) => deletePost({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: posts.likePost,
    access: signedIn,
    handler: ({ params }, { database, actor }) => likePost({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: posts.unlikePost,
    access: ownRecords,
    handler: ({ params }, { database, actor }) => unlikePost({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: posts.listEarlierWords,
    access: anyone,
    handler: async ({ params }, context) =>
      selectEarlierWords(context.database, { ...params, reader: await findBearerActor(context) }),
  }),
  defineEndpoint({
    call: posts.withdrawEarlierWords,
    access: { ...postAuthor, evenSuspended: true },
    handler: ({ params }, { database, actor }) => withdrawEarlierWords({ ...params, actor }, database),
  }),
  defineEndpoint({
    call: arranging.pinTopic,
    access: moderators,
    handler: ({ params, body }, { database, actor }) => pinTopic({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: arranging.moveTopic,
    access: moderators,
    handler: ({ params, body }, { database, actor }) => moveTopic({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: arranging.changeAudience,
    access: topicAuthorOrModerator,
    handler: ({ params, body }, { database, actor }) => changeAudience({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: arranging.splitTopic,
    repeated: 'refused',
    access: moderators,
    handler: ({ params, body }, { database, actor }) => splitTopic({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: arranging.mergeTopic,
    repeated: 'refused',
    access: moderators,
    handler: ({ params, body }, { database, actor }) => mergeTopic({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: arranging.movePost,
    repeated: 'refused',
    access: moderators,
    handler: ({ params, body }, { database, actor }) => movePost({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: arranging.purgePost,
    repeated: 'refused',
    access: moderators,
    handler: ({ params, body }, { database, actor }) => purgePost({ ...params, ...body, actor }, database),
  }),
  defineEndpoint({
    call: blocks.listBlocks,
    access: own,
    handler: ({ params }, { database }) => selectBlocks(database, params.id),
  }),
  defineEndpoint({
    call: blocks.blockMember,
    access: own,
    handler: ({ params }, { database }) => blockMember({ userId: params.id, ...params }, database),
  }),
  defineEndpoint({
    call: blocks.unblockMember,
    access: own,
    handler: ({ params }, { database }) => unblockMember({ userId: params.id, ...params }, database),
  }),
  defineEndpoint({
    call: following.listFollowed,
    access: own,
    handler: ({ params: { id: userId }, query }, { database }) =>
      selectSlice(query, {
        select: (slice) => selectFollowed(database, { userId, slice }),
        count: () => countFollowed(database, userId),
      }),
  }),
  defineEndpoint({
    call: following.getFollowing,
    access: own,
    handler: ({ params }, { database }) => selectFollowing(database, { userId: params.id, ...params }),
  }),
  defineEndpoint({
    call: following.followTopic,
    access: own,
    handler: ({ params, body }, { database }) => followTopic({ userId: params.id, ...params, ...body }, database),
  }),
  defineEndpoint({
    call: following.unfollowTopic,
    access: own,
    handler: ({ params }, { database }) => unfollowTopic({ userId: params.id, ...params }, database),
  }),
];
