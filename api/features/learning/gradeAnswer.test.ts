import { expect, it } from 'vitest';
import { gradeAnswer } from './gradeAnswer.ts';

const asked = { source: ['Yes', 'No'], translations: [['Sí', 'No']], rightPlace: 0 };

it('grades an option in any language by its place, and returns its source text', () => {
  for (const answer of ['Yes', 'Sí', ' Sí '])
    expect(gradeAnswer(answer, asked)).toEqual({ isCorrect: true, kept: 'Yes' });
  expect(gradeAnswer('No', asked)).toEqual({ isCorrect: false, kept: 'No' });
});

it('grades a text that is no option as wrong', () => {
  expect(gradeAnswer('yes?', asked)).toEqual({ isCorrect: false, kept: 'yes?' });
});

it.each(['Yes', 'yes?'])('grades "%s" as wrong when the right option is missing', (answer) => {
  expect(gradeAnswer(answer, { ...asked, rightPlace: -1 }).isCorrect).toBe(false);
});
