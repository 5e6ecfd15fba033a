import { expect, it } from 'vitest';
import { asText, asValue, joinLists } from './joinTexts.ts';

it('what came on either side is there, and what went on either side is not', () => {
  const before = ['stays', 'went on the page', 'went in the proposal'];
  const now = ['new on the page', 'stays', 'went in the proposal'];
  const proposed = ['stays', 'went on the page', 'new in the proposal'];
  expect(joinLists({ before, now, proposed })).toEqual(['new on the page', 'stays', 'new in the proposal']);
});

it('an entry that both changed is there in both forms, and one that both added only once', () => {
  expect(joinLists({ before: ['pain'], now: ['ache', 'same'], proposed: ['sore', 'same'] })).toEqual([
    'ache',
    'same',
    'sore',
  ]);
});

it('a list is typed in lines and comes back as one, without empty lines; a text stays a text', () => {
  expect(asValue(`${asText(['one', 'two'])}\n \n three`, ['one'])).toEqual(['one', 'two', 'three']);
  expect(asValue(' A text.\n\nWith paragraphs. ', 'A text.')).toBe('A text.\n\nWith paragraphs.');
});
