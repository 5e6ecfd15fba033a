import { expect, it } from 'vitest';
import { asText, asValue, choicesOf, joinLists } from './joinTexts.ts';

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

const source = (title: string) => ({ title, publisher: 'P', url: 'https://example.org' });

it('of sources are the one side, the other, and both without a double', () => {
  const now = { sources: [source('A'), source('B')] };
  const proposed = { sources: [source('B'), source('C')] };
  const choices = choicesOf('sources', now, proposed)?.map(({ value }) => value);
  expect(choices).toEqual([now.sources, proposed.sources, [source('A'), source('B'), source('C')]]);
});

it('of a category are the two, and texts are written', () => {
  expect(choicesOf('categoryId', { categoryId: 1 }, { categoryId: 2 })?.map(({ value }) => value)).toEqual([1, 2]);
  expect(choicesOf('summary', {}, {})).toBeUndefined();
});
