import { type Person, SOMEBODY, THEIR_TOPIC } from './people.ts';

/** Requests for the endpoints of the forum, as in `examples.ts`. */
export const FORUM_EXAMPLES = {
  createTopic: () => ({ body: { title: 'A topic', content: 'What of this?' } }),
  getTopic: ({ owner }) => ({ params: { id: owner.forum.topicId } }),
  listPosts: ({ owner }) => ({ params: { id: owner.forum.topicId } }),
  createPost: ({ owner }) => ({ params: { id: owner.forum.topicId }, body: { content: 'An answer.' } }),
  getPostingLimits: ({ owner }) => ({ params: { id: owner.id } }),
  getPost: ({ owner }) => ({ params: { id: owner.forum.postId } }),
  editPost: ({ owner }) => ({ params: { id: owner.forum.postId }, body: { content: 'Said otherwise.' } }),
  deletePost: ({ owner }) => ({ params: { id: owner.forum.postId } }),
  likePost: ({ owner }) => ({ params: { id: owner.forum.postId } }),
  unlikePost: ({ owner }) => ({ params: { id: owner.forum.postId } }),
  listEarlierWords: ({ owner }) => ({ params: { id: owner.forum.postId } }),
  withdrawEarlierWords: ({ owner }) => ({ params: { id: owner.forum.postId, eventId: owner.forum.eventId } }),
  pinTopic: ({ owner }) => ({ params: { id: owner.forum.topicId }, body: { isPinned: true } }),
  moveTopic: ({ owner }) => ({
    params: { id: owner.forum.topicId },
    body: { categoryType: 'support', reason: 'It asks for help' },
  }),
  changeAudience: ({ owner }) => ({
    params: { id: owner.forum.topicId },
    body: { audience: 'members', reason: 'It is personal' },
  }),
  splitTopic: ({ owner }) => ({
    params: { id: owner.forum.topicId },
    body: { title: 'Another matter', fromNumber: 2, reason: 'It is another matter' },
  }),
  mergeTopic: ({ owner }) => ({
    params: { id: owner.forum.topicId },
    body: { into: THEIR_TOPIC, reason: 'It is the same matter' },
  }),
  movePost: ({ owner }) => ({
    params: { id: owner.forum.answerId },
    body: { topicId: THEIR_TOPIC, reason: 'It belongs there' },
  }),
  purgePost: ({ owner }) => ({ params: { id: owner.forum.postId }, body: { reason: 'A private number' } }),
  listBlocks: ({ owner }) => ({ params: { id: owner.id } }),
  blockMember: ({ owner }) => ({ params: { id: owner.id, blockedId: SOMEBODY } }),
  unblockMember: ({ owner }) => ({ params: { id: owner.id, blockedId: SOMEBODY } }),
  listFollowed: ({ owner }) => ({ params: { id: owner.id } }),
  getFollowing: ({ owner }) => ({ params: { id: owner.id, topicId: owner.forum.topicId } }),
  followTopic: ({ owner }) => ({ params: { id: owner.id, topicId: owner.forum.topicId }, body: { state: 'watching' } }),
  unfollowTopic: ({ owner }) => ({ params: { id: owner.id, topicId: owner.forum.topicId } }),
} satisfies Record<string, (given: { owner: Person }) => object>;
