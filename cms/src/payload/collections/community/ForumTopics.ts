import { anyone, moderators, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const FORUM_CATEGORIES = ['general', 'accessibility', 'support', 'feedback'] as const;

export const ForumTopics = defineCollection({
  slug: 'forum-topics',
  group: 'Community',
  description: 'Topics of the forum.',
  title: 'title',
  columns: ['title', 'categoryType', 'createdBy', 'isPinned', 'isLocked', 'postCount', 'lastPostAt'],
  searchable: ['title', 'description'],
  access: { create: nobody, read: anyone, update: moderators, delete: moderators },
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
    { name: 'isLocked', type: 'checkbox', defaultValue: false, label: 'Closed' },
    { name: 'postCount', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
    { name: 'lastPostAt', type: 'date', index: true, admin: { readOnly: true } },
  ],
});
