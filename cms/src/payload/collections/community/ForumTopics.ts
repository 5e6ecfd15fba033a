import { moderators, nobody } from '../../access/rules.ts';
import { locking, posted } from '../../fields/posted.ts';
import { defineCollection } from '../defineCollection.ts';

export const FORUM_CATEGORIES = ['general', 'accessibility', 'support', 'feedback'] as const;

export const ForumTopics = defineCollection({
  slug: 'forum-topics',
  group: 'Community',
  description: 'Topics of the forum.',
  title: 'title',
  columns: ['title', 'categoryType', 'createdBy', 'isPinned', 'isLocked', 'postCount', 'lastPostAt'],
  searchable: ['title', 'description'],
  // Readers have them by the API; here stand the words of what is hidden, too.
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', required: true },
    {
      name: 'categoryType',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'general',
      options: [...FORUM_CATEGORIES],
    },
    { name: 'category', type: 'relationship', relationTo: 'categories', index: true },
    { name: 'createdBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'isPinned', type: 'checkbox', defaultValue: false },
    { name: 'postCount', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
    { name: 'lastPostAt', type: 'date', index: true, admin: { readOnly: true } },
    ...posted,
    ...locking,
  ],
});
