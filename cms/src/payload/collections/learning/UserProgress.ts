import { PROGRESS_STATES } from '@common-ground/api/contracts/learning/progress.ts';
import { admins, nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const UserProgress = defineCollection({
  slug: 'user-progress',
  labels: { singular: 'User progress', plural: 'User progress' },
  group: 'Learning',
  description: 'How far each learner is in each path.',
  title: 'id',
  columns: ['user', 'path', 'status', 'progressPercentage', 'totalPoints', 'lastAccessedAt'],
  access: { create: nobody, read: own('user'), update: nobody, delete: admins },
  indexes: [{ fields: ['user', 'path'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'path', type: 'relationship', relationTo: 'learning-paths', required: true, index: true },
    { name: 'currentModule', type: 'relationship', relationTo: 'learning-modules' },
    { name: 'completedModules', type: 'relationship', relationTo: 'learning-modules', hasMany: true },
    { name: 'totalPoints', type: 'number', defaultValue: 0, min: 0 },
    { name: 'progressPercentage', type: 'number', defaultValue: 0, min: 0, max: 100 },
    { name: 'status', type: 'select', required: true, defaultValue: 'not_started', options: [...PROGRESS_STATES] },
    { name: 'completedEdition', type: 'number', min: 1 },
    { name: 'startedAt', type: 'date' },
    { name: 'completedAt', type: 'date' },
    { name: 'lastAccessedAt', type: 'date' },
  ],
});
