import { expect, it } from 'vitest';
import { choicesOf } from './choicesOf.ts';

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
