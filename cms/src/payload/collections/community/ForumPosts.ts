import { anyone, moderators, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const ForumPosts = defineCollection({
  slug: 'forum-posts',
  group: 'Community',
  description: 'Posts of the forum; the first one of a topic is its own text.',
  title: 'content',
  columns: ['content', 'topic', 'user', 'likesCount', 'createdAt'],
  access: { create: nobody, read: anyone, update: moderators, delete: moderators },
  indexes: [{ fields: ['topic', 'createdAt'] }],
  fields: [
    { name: 'topic', type: 'relationship', relationTo: 'forum-topics', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'content', type: 'textarea', required: true },
    { name: 'isFirstPost', type: 'checkbox', defaultValue: false },
    { name: 'parentPost', type: 'relationship', relationTo: 'forum-posts', index: true },
    { name: 'likesCount', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
  ],
});
