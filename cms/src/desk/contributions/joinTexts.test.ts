import { expect, it } from 'vitest';
import { findChoices, fromLines, mergeLists, toLines } from './joinTexts.ts';

it('keeps the entries that either side added, and leaves out those that either side removed', () => {
  const before = ['stays', 'went on the page', 'went in the proposal'];
  const now = ['new on the page', 'stays', 'went in the proposal'];
  const proposed = ['stays', 'went on the page', 'new in the proposal'];
  expect(mergeLists({ before, now, proposed })).toEqual(['new on the page', 'stays', 'new in the proposal']);
});

it('keeps both forms of an entry changed on both sides, and one copy of one added on both', () => {
  expect(mergeLists({ before: ['pain'], now: ['ache', 'same'], proposed: ['sore', 'same'] })).toEqual([
    'ache',
    'same',
    'sore',
  ]);
});

it('converts a list to lines and back without empty lines, and trims a text', () => {
  expect(fromLines(`${toLines(['one', 'two'])}\n \n three`, ['one'])).toEqual(['one', 'two', 'three']);
  expect(fromLines(' A text.\n\nWith paragraphs. ', 'A text.')).toBe('A text.\n\nWith paragraphs.');
});

const source = (title: string) => ({ title, publisher: 'P', url: 'https://example.org' });

it('offers the sources of each side, and those of both sides without duplicates', () => {
  const now = { sources: [source('A'), source('B')] };
  const proposed = { sources: [source('B'), source('C')] };
  const choices = findChoices('sources', now, proposed)?.map(({ value }) => value);
  expect(choices).toEqual([now.sources, proposed.sources, [source('A'), source('B'), source('C')]]);
});

it('offers both categories, and nothing for a text', () => {
  expect(findChoices('categoryId', { categoryId: 1 }, { categoryId: 2 })?.map(({ value }) => value)).toEqual([1, 2]);
  expect(findChoices('summary', {}, {})).toBeUndefined();
});
