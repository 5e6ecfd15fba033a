import { describe, expect, test } from 'vitest';
import {
  columnText,
  type EntryColumn,
  entriesOf,
  isBlank,
  linesOf,
  missingIn,
  move,
  neighbourOf,
  newEntry,
  tidyList,
  withValue,
} from './entries.ts';

const title: EntryColumn = { name: 'title', label: 'Title', kind: 'text', isRequired: true };
const year: EntryColumn = { name: 'year', label: 'Year', kind: 'number', isRequired: false };

describe('changing the list', () => {
  test('a value that is no list, as in a new record, is an empty list', () => {
    expect([null, undefined, 'text', {}].map(entriesOf)).toEqual([[], [], [], []]);
  });

  test('a new entry has the shape of its list', () => {
    expect(newEntry([])).toBe('');
    expect(newEntry([title])).toEqual({});
  });

  test('an entry goes elsewhere without touching the list that was given', () => {
    expect(move(Object.freeze(['a', 'b', 'c']) as string[], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  test('an entry cannot leave the list by moving', () => {
    const given = ['a', 'b'];
    expect(move(given, 0, -1)).toBe(given);
    expect(move(given, 1, 2)).toBe(given);
    expect(move(given, 5, 0)).toBe(given);
  });

  test('the focus goes to the entry that took the place, else to the last one, else nowhere', () => {
    expect([neighbourOf(1, 3), neighbourOf(2, 2), neighbourOf(0, 0)]).toEqual([1, 1, null]);
  });
});

describe('what is typed', () => {
  test('nothing is trimmed while typing', () => {
    expect(withValue({}, title, ' A b ')).toEqual({ title: ' A b ' });
  });

  test('a number column keeps a number, and nothing when emptied', () => {
    expect(withValue({ title: 'A' }, year, '20x25')).toEqual({ title: 'A', year: 2025 });
    expect(withValue({ year: 2025 }, year, '')).toEqual({ year: undefined });
    expect(columnText({ year: 2025 }, year)).toBe('2025');
    expect(columnText({}, year)).toBe('');
  });

  test('an entry that was begun tells what it still needs; an empty one needs nothing', () => {
    expect(missingIn({ year: 2025 }, [title, year])).toEqual([title]);
    expect(missingIn({ title: '  ', year: 2025 }, [title, year])).toEqual([title]);
    expect(missingIn({}, [title, year])).toEqual([]);
    expect(missingIn({ title: 'A' }, [title, year])).toEqual([]);
  });

  test('pasted lines lose their bullets and their empty lines, and nothing else', () => {
    expect(linesOf('• one\r\n\n - two \n3. three\n4) four\n5-HT agonists\n-ase')).toEqual([
      'one',
      'two',
      'three',
      'four',
      '5-HT agonists',
      '-ase',
    ]);
  });
});

describe('what is saved', () => {
  test('empty entries are left out and texts trimmed', () => {
    expect(tidyList([' a ', '', '  '])).toEqual(['a']);
    expect(tidyList([{ title: ' A ', year: 2025 }, { title: '' }, {}])).toEqual([{ title: 'A', year: 2025 }]);
  });

  test('an emptied value of an entry counts as not given', () => {
    expect(tidyList([{ title: 'A', year: undefined, url: ' ' }])).toEqual([{ title: 'A' }]);
  });

  test('what is no list is left for the validation to refuse', () => {
    expect([tidyList('text'), tidyList(null), tidyList(undefined)]).toEqual(['text', null, undefined]);
    expect(tidyList([7, ['x']])).toEqual([7, ['x']]);
  });

  test('zero is a value, not an empty one', () => {
    expect([isBlank(0), isBlank({ n: 0 }), isBlank([]), isBlank({ a: ' ' })]).toEqual([false, false, true, true]);
  });
});
