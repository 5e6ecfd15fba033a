import { textFields } from '../../fields/textFields.ts';
import { reviewedTranslations } from './reviewedTranslations.ts';

export const CategoryTranslations = reviewedTranslations({
  of: 'category',
  description: 'Names and descriptions of categories in the other languages.',
  searchable: ['name', 'description'],
  texts: Object.values(textFields('category', { isTranslation: true })),
});
