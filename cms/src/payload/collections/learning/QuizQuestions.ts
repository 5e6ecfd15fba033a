import { editors, nobody, staff } from '../../access/rules.ts';
import { textList } from '../../fields/list.ts';
import { defineCollection } from '../defineCollection.ts';

export const QuizQuestions = defineCollection({
  slug: 'quiz-questions',
  group: 'Learning',
  description: 'Questions of quiz modules. Readers get them through the public API, which keeps the answers back.',
  title: 'question',
  columns: ['question', 'module', 'questionType', 'points', 'order'],
  access: { create: editors, read: staff, update: editors, delete: nobody, readVersions: staff },
  isRecorded: true,
  indexes: [{ fields: ['module', 'order'] }],
  fields: [
    { name: 'module', type: 'relationship', relationTo: 'learning-modules', required: true, index: true },
    { name: 'question', type: 'textarea', required: true },
    {
      name: 'questionType',
      type: 'select',
      required: true,
      defaultValue: 'multiple_choice',
      options: ['multiple_choice', 'true_false'],
    },
    textList({ name: 'options', label: 'Options', description: 'The answers to choose from, in the order shown.' }),
    { name: 'correctAnswer', type: 'text', required: true, admin: { description: 'Exactly as among the options.' } },
    { name: 'explanation', type: 'textarea', admin: { description: 'Shown after answering: why.' } },
    { name: 'points', type: 'number', required: true, defaultValue: 5, min: 0 },
    { name: 'order', type: 'number', required: true, defaultValue: 1, min: 1 },
  ],
});
