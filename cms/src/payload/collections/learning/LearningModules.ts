import { MODULE_TYPES } from '@common-ground/api/contracts/learning/learning.ts';
import { PATH_LIMITS } from '@common-ground/api/contracts/learning/pathLimits.ts';
import { nobody, staff } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

export const LearningModules = defineCollection({
  slug: 'learning-modules',
  group: 'Learning',
  description: 'The modules of the paths as learners have them; they are edited in the path.',
  title: 'title',
  columns: ['title', 'path', 'moduleType', 'order', 'points'],
  searchable: ['title', 'description'],
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['path', 'order'] }],
  fields: [
    { name: 'path', type: 'relationship', relationTo: 'learning-paths', required: true, index: true },
    { name: 'title', type: 'text', required: true, maxLength: PATH_LIMITS.title },
    { name: 'description', type: 'textarea', maxLength: PATH_LIMITS.moduleDescription },
    {
      name: 'content',
      type: 'textarea',
      admin: { rows: 12, description: 'JSON: sections, each with title and content; or activities.' },
    },
    { name: 'moduleType', type: 'select', required: true, defaultValue: 'reading', options: [...MODULE_TYPES] },
    { name: 'order', type: 'number', required: true, min: 1, admin: { description: 'Place in the path, from 1.' } },
    { name: 'points', type: 'number', required: true, defaultValue: 10, min: 0 },
    described({ name: 'estimatedDuration', type: 'number', min: 1, label: 'Estimated duration' }, 'In minutes.'),
    { name: 'isRequired', type: 'checkbox', defaultValue: true },
    described({ name: 'isActive', type: 'checkbox', defaultValue: true }, 'Cleared when a later edition removes it.'),
    described({ name: 'since', type: 'number', defaultValue: 1, min: 1 }, 'The edition of the path that brought it.'),
  ],
});
