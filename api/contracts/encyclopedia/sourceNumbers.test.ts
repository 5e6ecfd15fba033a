import { describe, expect, it } from 'vitest';
import type { Source } from './fields.ts';
import { isEqualText } from './isEqualText.ts';
import { type KnownSource, keepSourceNumbers, numberSources, omitSourceNumbers } from './sourceNumbers.ts';

const GUIDELINE = { title: 'A guideline', publisher: 'An institute', url: 'https://example.org/guideline', year: 2020 };
const STUDY = { title: 'A study', url: 'https://example.org/study' };
const BOOK = { title: 'A book', url: 'https://example.org/book' };

const withNumber = (source: Source, sourceNumber: number): Source => ({ ...source, sourceNumber });
const current = (source: Source, number: number): KnownSource => ({
  source: withNumber(source, number),
  isCurrent: true,
});
const former = (source: Source, number: number): KnownSource => ({ ...current(source, number), isCurrent: false });
const numbers = (sources: Source[]) => sources.map(({ sourceNumber }) => sourceNumber);

describe('the number of a source', () => {
  const known = [current(GUIDELINE, 1), current(STUDY, 2), former(BOOK, 3)];

  it('counts from 1 in a new record, whatever numbers a client sends', () => {
    expect(numbers(numberSources([STUDY, withNumber(BOOK, 7)], []))).toEqual([1, 2]);
  });

  it('stays when the place or any part of the source changes', () => {
    const changed = { title: 'Another', publisher: 'Other', url: 'https://other.example/', year: 2024 };
    expect(numbers(numberSources([withNumber(changed, 2), withNumber(GUIDELINE, 1)], known))).toEqual([2, 1]);
  });

  it.each([
    ['equal', STUDY, 2],
    ['of another title and year', { ...STUDY, title: 'The study', year: 2021 }, 2],
    ['at another address', { ...GUIDELINE, url: 'https://example.org/moved' }, 1],
    ['of another publisher at another address', { ...GUIDELINE, publisher: 'Other', url: 'https://other.example/' }, 4],
  ])('is found for a source without one that is %s', (_, source, number) => {
    expect(numbers(numberSources([source], known))).toEqual([number]);
  });

  it('is never given again after a removal, not even to an equal source', () => {
    expect(numbers(numberSources([STUDY, BOOK], known))).toEqual([2, 4]);
  });

  it('comes back with the source of an earlier version, but not for another source', () => {
    expect(numbers(numberSources([withNumber(BOOK, 3)], known))).toEqual([3]);
    expect(numbers(numberSources([withNumber({ title: 'New', url: 'https://new.example/' }, 3)], known))).toEqual([4]);
  });

  it('is replaced when a client invents it or sends it twice', () => {
    const sent = [withNumber(STUDY, 2), withNumber({ ...BOOK, title: 'New' }, 2), withNumber(GUIDELINE, 99)];
    expect(numbers(numberSources(sent, known))).toEqual([2, 4, 1]);
  });
});

it('keeps given numbers and finds the others among known sources, each once', () => {
  const known = [withNumber(STUDY, 2), withNumber(STUDY, 5)];
  expect(numbers(keepSourceNumbers([STUDY, STUDY, STUDY, withNumber(BOOK, 9)], known))).toEqual([2, 5, undefined, 9]);
});

it('is no difference between two sources, and is left out for readers', () => {
  expect(isEqualText([withNumber(STUDY, 1)], [withNumber(STUDY, 2)])).toBe(true);
  expect(isEqualText([withNumber(STUDY, 1)], [STUDY])).toBe(true);
  expect(omitSourceNumbers([withNumber(STUDY, 1)])).toEqual([STUDY]);
});
