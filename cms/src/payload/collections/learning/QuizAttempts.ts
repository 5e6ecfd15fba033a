import { admins, nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const QuizAttempts = defineCollection({
  slug: 'quiz-attempts',
  group: 'Learning',
  description: 'Answers given to quiz questions, graded by the server.',
  title: 'id',
  columns: ['user', 'module', 'question', 'isCorrect', 'pointsEarned', 'attemptedAt'],
  access: { create: nobody, read: own('user'), update: nobody, delete: admins },
  indexes: [{ fields: ['user', 'module'] }, { fields: ['user', 'question', 'round'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'module', type: 'relationship', relationTo: 'learning-modules', required: true, index: true },
    { name: 'question', type: 'relationship', relationTo: 'quiz-questions', required: true, index: true },
    { name: 'userAnswer', type: 'text', required: true },
    { name: 'isCorrect', type: 'checkbox', defaultValue: false },
    { name: 'pointsEarned', type: 'number', defaultValue: 0, min: 0 },
    { name: 'questionVersion', type: 'number', required: true, defaultValue: 1, min: 1 },
    { name: 'round', type: 'text', admin: { description: 'The same for answers that were sent together.' } },
    { name: 'attemptedAt', type: 'date', required: true, defaultValue: () => new Date().toISOString() },
  ],
});
