import { moderators, nobody } from '../../access/rules.ts';
import { posted } from '../../fields/posted.ts';
import { defineCollection } from '../defineCollection.ts';

export const ForumPosts = defineCollection({
  slug: 'forum-posts',
  group: 'Community',
  description: 'Posts of the forum; the first one of a topic is its own text.',
  title: 'content',
  columns: ['content', 'topic', 'user', 'state', 'likesCount', 'createdAt'],
  // Readers have them by the API; here stand the words of what is hidden, too.
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  indexes: [{ fields: ['topic', 'createdAt'] }],
  fields: [
    { name: 'topic', type: 'relationship', relationTo: 'forum-topics', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'content', type: 'textarea', required: true },
    { name: 'isFirstPost', type: 'checkbox', defaultValue: false },
    { name: 'parentPost', type: 'relationship', relationTo: 'forum-posts', index: true },
    { name: 'likesCount', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
    ...posted,
  ],
});
