import { DIFFICULTIES } from '@common-ground/api/contracts/learning/learning.ts';
import type { Field } from 'payload';
import { activeOrStaff, editors, nobody, staff } from '../../access/rules.ts';
import { seedKey } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';
import { textFields } from '../../fields/textFields.ts';
import { defineCollection } from '../defineCollection.ts';

const { sources } = textFields('condition', { isTranslation: false });

export const LearningPaths = defineCollection({
  slug: 'learning-paths',
  group: 'Learning',
  description: 'Ordered sets of modules that readers can work through.',
  title: 'title',
  columns: ['title', 'difficulty', 'estimatedDuration', 'totalModules', 'isActive'],
  searchable: ['title', 'description'],
  access: { create: editors, read: activeOrStaff, update: editors, delete: nobody, readVersions: staff },
  isRecorded: true,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', required: true, maxLength: 1000 },
    { name: 'difficulty', type: 'select', required: true, defaultValue: 'beginner', options: [...DIFFICULTIES] },
    described(
      { name: 'estimatedDuration', type: 'number', required: true, min: 1, label: 'Estimated duration' },
      'In minutes.',
    ),
    { name: 'totalModules', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
    { name: 'category', type: 'relationship', relationTo: 'categories', index: true },
    described(
      { name: 'prerequisites', type: 'relationship', relationTo: 'learning-paths', hasMany: true },
      'Paths to complete first.',
    ),
    described(
      { name: 'edition', type: 'number', defaultValue: 1, min: 1, admin: { readOnly: true } },
      'Goes up with each change that is published.',
    ),
    sources as Field,
    { name: 'isActive', type: 'checkbox', defaultValue: true, index: true, label: 'Shown to readers' },
    seedKey,
  ],
});
