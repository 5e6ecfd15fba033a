import { admins, nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const BOOKMARK_TYPES = ['condition', 'learning_path'] as const;

export const UserBookmarks = defineCollection({
  slug: 'user-bookmarks',
  group: 'People',
  description: 'What people keep for later. Private to them.',
  title: 'id',
  columns: ['user', 'bookmarkType', 'condition', 'learningPath', 'createdAt'],
  access: { create: nobody, read: own('user', []), update: nobody, delete: admins },
  admin: { hidden: true },
  indexes: [
    { fields: ['user', 'condition'], unique: true },
    { fields: ['user', 'learningPath'], unique: true },
  ],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'condition', type: 'relationship', relationTo: 'conditions', index: true },
    { name: 'learningPath', type: 'relationship', relationTo: 'learning-paths', index: true },
    { name: 'bookmarkType', type: 'select', required: true, options: [...BOOKMARK_TYPES] },
  ],
});
