import { QUESTION_TYPES } from '@common-ground/api/contracts/learning/quiz.ts';
import { nobody, staff } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { textList } from '../../fields/list.ts';
import { defineCollection } from '../defineCollection.ts';

export const QuizQuestions = defineCollection({
  slug: 'quiz-questions',
  group: 'Learning',
  description: 'Questions of quiz modules as learners have them, without their answers; they are edited in the path.',
  title: 'question',
  columns: ['question', 'module', 'questionType', 'points', 'order'],
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['module', 'order'] }],
  fields: [
    { name: 'module', type: 'relationship', relationTo: 'learning-modules', required: true, index: true },
    { name: 'question', type: 'textarea', required: true },
    {
      name: 'questionType',
      type: 'select',
      required: true,
      defaultValue: 'multiple_choice',
      options: [...QUESTION_TYPES],
    },
    textList({ name: 'options', label: 'Options', description: 'The answers to choose from, in the order shown.' }),
    { name: 'correctAnswer', type: 'text', required: true, admin: { description: 'Exactly as among the options.' } },
    { name: 'explanation', type: 'textarea', admin: { description: 'Shown after answering: why.' } },
    { name: 'points', type: 'number', required: true, defaultValue: 5, min: 0 },
    { name: 'order', type: 'number', required: true, defaultValue: 1, min: 1 },
    textList({
      name: 'reasons',
      label: 'Reasons',
      description: 'Of each option, in their order: why it is wrong, or right.',
      most: 600,
    }),
    described(
      { name: 'originCondition', type: 'relationship', relationTo: 'conditions', index: true },
      'Where the encyclopedia says it.',
    ),
    { name: 'originSection', type: 'text' },
    described(
      { name: 'version', type: 'number', required: true, defaultValue: 1, min: 1 },
      'Increases when question or options change. An answer counts for the version to which it was given.',
    ),
    described({ name: 'isActive', type: 'checkbox', defaultValue: true }, 'Cleared when a later edition removes it.'),
  ],
});
