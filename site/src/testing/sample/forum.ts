import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { ForumSource } from '@common-ground/api/contracts/publishing/forumPages.ts';

const AT = '2026-03-02T09:00:00.000Z';

const topic: Topic = {
  id: 1,
  title: 'A sample question',
  content: 'How does one begin?',
  hasWarning: false,
  likesCount: 0,
  lockReason: null,
  mergedInto: null,
  categoryType: 'support',
  categoryId: null,
  conditionId: 1,
  language: 'en',
  audience: 'everyone',
  authorId: 1,
  authorName: 'First sample member',
  authorRole: null,
  isPinned: false,
  status: 'open',
  postCount: 1,
  createdAt: AT,
  lastPostAt: AT,
};

const post: Post = {
  id: 101,
  topicId: 1,
  number: 1,
  parentPostId: null,
  parentNumber: null,
  parentName: null,
  quote: null,
  warning: null,
  isNote: false,
  isBlocked: false,
  userId: 1,
  userName: topic.authorName,
  userRole: null,
  likesCount: 0,
  isLiked: false,
  content: topic.content,
  html: `<p>${topic.content}</p>`,
  createdAt: AT,
  editedAt: null,
  state: 'visible',
  stateReason: null,
  isMoved: false,
  movedTo: null,
};

export const sampleForum: ForumSource = {
  async forum(language, category) {
    const topics = category === null || category === topic.categoryType ? [topic] : [];
    const isOwn = language === topic.language;
    return { topics: isOwn ? topics : [], nextCursor: null, others: isOwn ? [] : topics };
  },
  async forumFigures() {
    return { topics: 1, posts: 1, activeMembers: 1 };
  },
  async topic(id) {
    const about = { id: 1, name: { value: 'Cerebral Palsy', language: 'en' } };
    return id === topic.id ? { topic, pages: 1, about } : null;
  },
  async topicPosts(id) {
    return id === topic.id ? [post] : [];
  },
  async topicPages() {
    return [{ id: topic.id, pages: 1 }];
  },
  async topicArchive(shard) {
    return shard === null || shard === 1 ? { topics: [topic], older: null } : null;
  },
  async topicsAbout(conditionId) {
    return conditionId === topic.conditionId ? [topic] : [];
  },
  async newTopics(language) {
    return language === topic.language ? [topic] : [];
  },
  async newPosts(id) {
    return id === topic.id ? [post] : [];
  },
  async topicShards() {
    return [1];
  },
  async topicShard(shard) {
    return shard === 1 ? [{ id: topic.id, language: topic.language, pages: 1 }] : [];
  },
};
