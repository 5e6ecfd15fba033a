import { MAX_RATING, RATING_TEXT_LENGTH } from '@common-ground/api/contracts/learning/ratings.ts';
import { moderators, nobody } from '../../access/rules.ts';
import { posted } from '../../fields/posted.ts';
import { defineCollection } from '../defineCollection.ts';

export const LearningPathReviews = defineCollection({
  slug: 'learning-path-reviews',
  group: 'Learning',
  description: 'Ratings of learning paths by those who completed them.',
  title: 'id',
  columns: ['learningPath', 'user', 'rating', 'review', 'isHelpful', 'state', 'createdAt'],
  searchable: ['review'],
  // Readers use the API. Records here also have the text of hidden reviews.
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  indexes: [{ fields: ['user', 'learningPath'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'learningPath', type: 'relationship', relationTo: 'learning-paths', required: true, index: true },
    { name: 'rating', type: 'number', required: true, min: 1, max: MAX_RATING },
    { name: 'review', type: 'textarea', maxLength: RATING_TEXT_LENGTH },
    { name: 'isHelpful', type: 'checkbox', defaultValue: false },
    ...posted,
  ],
});
