import { expect, it } from 'vitest';
import { alignEntries } from './fieldState.ts';

it('leaves a list unchanged when its source is unchanged or the two were never one to one', () => {
  expect(alignEntries(['a', 'b'], ['a', 'b'], ['A', 'B'])).toEqual(['A', 'B']);
  expect(alignEntries(['a', 'b'], ['b'], ['A'])).toEqual(['A']);
  expect(alignEntries([], ['b'], [])).toEqual([]);
});

it('keeps each entry beside its source when others are added, removed or moved', () => {
  expect(alignEntries(['a', 'b'], ['a', 'new', 'b'], ['A', 'B'])).toEqual(['A', '', 'B']);
  expect(alignEntries(['a', 'b'], ['b', 'a'], ['A', 'B'])).toEqual(['B', 'A']);
  expect(alignEntries(['a', 'b', 'c'], ['a', 'c'], ['A', 'B', 'C'])).toEqual(['A', 'C', 'B']);
});

it('puts the translation of a changed entry beside its new source', () => {
  expect(alignEntries(['a', 'b', 'c'], ['a', 'b, longer', 'c'], ['A', 'B', 'C'])).toEqual(['A', 'B', 'C']);
});

it('keeps both translations of two equal entries', () => {
  expect(alignEntries(['a', 'a'], ['a', 'a', 'a'], ['A1', 'A2'])).toEqual(['A1', 'A2', '']);
});
