import { expect, it } from 'vitest';
import { gradeAnswer } from './gradeAnswer.ts';

const asked = { source: ['Yes', 'No'], translations: [['Sí', 'No']], rightPlace: 0 };

it('is right in any language, by its place, and kept in that of the source', () => {
  for (const answer of ['Yes', 'Sí', ' Sí '])
    expect(gradeAnswer(answer, asked)).toEqual({ isCorrect: true, kept: 'Yes' });
  expect(gradeAnswer('No', asked)).toEqual({ isCorrect: false, kept: 'No' });
});

it('is wrong where it is none of the options', () => {
  expect(gradeAnswer('yes?', asked)).toEqual({ isCorrect: false, kept: 'yes?' });
});

it.each(['Yes', 'yes?'])('grades "%s" as wrong when the right option is missing', (answer) => {
  expect(gradeAnswer(answer, { ...asked, rightPlace: -1 }).isCorrect).toBe(false);
});
