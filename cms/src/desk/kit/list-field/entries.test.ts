import { describe, expect, test } from 'vitest';
import {
  columnText,
  type EntryColumn,
  findMissingColumns,
  findNextFocus,
  isBlank,
  moveEntry,
  newEntry,
  tidyList,
  toEntries,
  toOneLine,
  toPastedLines,
  withValue,
} from './entries.ts';

const title: EntryColumn = { name: 'title', label: 'Title', kind: 'text', isRequired: true };
const year: EntryColumn = { name: 'year', label: 'Year', kind: 'number', isRequired: false };

describe('changes of a list', () => {
  test('replaces typed and pasted line breaks by spaces', () => {
    expect(toOneLine('one \r\n two\n\nthree')).toBe('one two three');
  });

  test('reads a value that is no list as an empty list', () => {
    expect([null, undefined, 'text', {}].map(toEntries)).toEqual([[], [], [], []]);
  });

  test('creates an entry in the shape of its list', () => {
    expect(newEntry([])).toBe('');
    expect(newEntry([title])).toEqual({});
  });

  test('moves an entry without changing the given list', () => {
    expect(moveEntry(Object.freeze(['a', 'b', 'c']) as string[], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  test('returns the given list when a place is outside it', () => {
    const given = ['a', 'b'];
    expect(moveEntry(given, 0, -1)).toBe(given);
    expect(moveEntry(given, 1, 2)).toBe(given);
    expect(moveEntry(given, 5, 0)).toBe(given);
  });

  test('returns the index of the entry to focus after a removal, or null when none is left', () => {
    expect([findNextFocus(1, 3), findNextFocus(2, 2), findNextFocus(0, 0)]).toEqual([1, 1, null]);
  });
});

describe('typed values', () => {
  test('does not trim a typed text', () => {
    expect(withValue({}, title, ' A b ')).toEqual({ title: ' A b ' });
  });

  test('stores the digits of a number, and undefined when the text is emptied', () => {
    expect(withValue({ title: 'A' }, year, '20x25')).toEqual({ title: 'A', year: 2025 });
    expect(withValue({ year: 2025 }, year, '')).toEqual({ year: undefined });
    expect(columnText({ year: 2025 }, year)).toBe('2025');
    expect(columnText({}, year)).toBe('');
  });

  test('returns the required columns that lack a value, and none for a blank entry', () => {
    expect(findMissingColumns({ year: 2025 }, [title, year])).toEqual([title]);
    expect(findMissingColumns({ title: '  ', year: 2025 }, [title, year])).toEqual([title]);
    expect(findMissingColumns({}, [title, year])).toEqual([]);
    expect(findMissingColumns({ title: 'A' }, [title, year])).toEqual([]);
  });

  test('removes bullets, list numbers and empty lines from a pasted text, and nothing else', () => {
    expect(toPastedLines('• one\r\n\n - two \n3. three\n4) four\n5-HT agonists\n-ase')).toEqual([
      'one',
      'two',
      'three',
      'four',
      '5-HT agonists',
      '-ase',
    ]);
  });
});

describe('saved lists', () => {
  test('removes blank entries and trims texts', () => {
    expect(tidyList([' a ', '', '  '])).toEqual(['a']);
    expect(tidyList([{ title: ' A ', year: 2025 }, { title: '' }, {}])).toEqual([{ title: 'A', year: 2025 }]);
  });

  test('removes emptied values of an entry', () => {
    expect(tidyList([{ title: 'A', year: undefined, url: ' ' }])).toEqual([{ title: 'A' }]);
  });

  test('returns anything that is no list or entry unchanged', () => {
    expect([tidyList('text'), tidyList(null), tidyList(undefined)]).toEqual(['text', null, undefined]);
    expect(tidyList([7, ['x']])).toEqual([7, ['x']]);
  });

  test('treats zero as a value, not as blank', () => {
    expect([isBlank(0), isBlank({ n: 0 }), isBlank([]), isBlank({ a: ' ' })]).toEqual([false, false, true, true]);
  });
});
