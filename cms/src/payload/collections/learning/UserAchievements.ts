import { admins, nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const UserAchievements = defineCollection({
  slug: 'user-achievements',
  group: 'Learning',
  description: 'Who earned what, and when.',
  title: 'id',
  columns: ['user', 'achievement', 'unlockedAt', 'progress'],
  access: { create: nobody, read: own('user'), update: nobody, delete: admins },
  indexes: [{ fields: ['user', 'achievement'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'achievement', type: 'relationship', relationTo: 'achievements', required: true, index: true },
    { name: 'unlockedAt', type: 'date', required: true, defaultValue: () => new Date().toISOString() },
    { name: 'progress', type: 'number', defaultValue: 100, min: 0, max: 100 },
  ],
});
