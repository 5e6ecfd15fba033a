import { anyone, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

/** Written by the public API alone, for those who completed the path. */
export const LearningPathReviews = defineCollection({
  slug: 'learning-path-reviews',
  group: 'Learning',
  description: 'Ratings of learning paths by those who completed them.',
  title: 'id',
  columns: ['learningPath', 'user', 'rating', 'isHelpful', 'createdAt'],
  access: { create: nobody, read: anyone, update: nobody, delete: nobody },
  indexes: [{ fields: ['user', 'learningPath'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'learningPath', type: 'relationship', relationTo: 'learning-paths', required: true, index: true },
    { name: 'rating', type: 'number', required: true, min: 1, max: 5 },
    { name: 'review', type: 'textarea', maxLength: 2000 },
    { name: 'isHelpful', type: 'checkbox', defaultValue: false },
  ],
});
