import type { Part } from './Part.ts';

const stamps = ['created_at', 'updated_at'];

export const FORUM_PARTS: Record<string, Part> = {
  forum_topics: {
    table: 'forum_topics',
    by: ['created_by_id'],
    columns: [
      ...['id', 'title', 'description', 'category_type', 'category_id', 'is_pinned', 'is_locked', 'post_count'],
      ...['condition_id', 'audience', 'language', 'merged_into_id', 'last_number', 'last_post_at'],
      ...['state', 'state_reason', 'state_at'],
      ...['edited_at', 'lock_reason', ...stamps],
    ],
  },
  forum_posts: {
    table: 'forum_posts',
    by: ['user_id'],
    columns: [
      ...['id', 'topic_id', 'number', 'content', 'warning', 'quote', 'is_first_post', 'is_note', 'parent_post_id'],
      ...['likes_count', 'purged_at', 'request_key'],
      ...['state', 'state_reason', 'state_at', 'edited_at', ...stamps],
    ],
  },
  forum_likes: { table: 'forum.liking', by: ['user_id'], columns: ['post_id', 'at'], orderBy: 't.at' },
  forum_blocks: { table: 'forum.block', by: ['user_id'], columns: ['blocked_id', 'at'], orderBy: 't.at' },
  forum_following: {
    table: 'forum.following',
    by: ['user_id'],
    columns: ['topic_id', 'state', 'since', 'digested'],
    orderBy: 't.since',
  },
  forum_digest: { table: 'forum.digest', by: ['user_id'], columns: ['period'], orderBy: 't.period' },
};
