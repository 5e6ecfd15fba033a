import type { Field } from 'payload';
import { textFields } from '../../fields/textFields.ts';
import { reviewedTranslations } from './reviewedTranslations.ts';

const { name, ...texts } = textFields('condition', { isTranslation: true });

export const ConditionTranslations = reviewedTranslations({
  of: 'condition',
  description:
    'Condition pages in the other languages. A part left empty shows in the default language, marked as such.',
  searchable: ['name', 'summary'],
  texts: [{ ...name, index: true } as Field, ...Object.values(texts)],
});
