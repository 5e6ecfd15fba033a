import { CONTRIBUTION_LIST_MAX, ENTRY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { addEntry, addPending } from './listRules.ts';

const MOST = 10;

describe('addEntry', () => {
  it.each([
    ['  pain  ', ['pain']],
    ['\tlow mood\n', ['low mood']],
    ['<b>', ['<b>']],
  ])('adds %j trimmed and otherwise unchanged', (typed, list) => expect(addEntry([], typed, MOST)).toEqual({ list }));

  it('appends the entry without changing the given list', () => {
    const before = ['pain'];
    expect(addEntry(before, 'fever', MOST)).toEqual({ list: ['pain', 'fever'] });
    expect(before).toEqual(['pain']);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [' pain ', 'duplicate'],
    ['eleven char', 'tooLong'],
  ])('refuses %j', (typed, refused) => expect(addEntry(['pain'], typed, MOST)).toEqual({ refused }));

  it.each(['Pain', 'pains', 'ten chars.'])('adds %j, which is no duplicate and not too long', (typed) =>
    expect(addEntry(['pain'], typed, MOST)).toEqual({ list: ['pain', typed] }),
  );

  it('refuses an entry when the list is full', () => {
    const full = Array.from({ length: CONTRIBUTION_LIST_MAX }, (_, place) => `${place}`);
    expect(addEntry(full, 'more', MOST)).toEqual({ refused: 'full' });
    expect(addEntry(full.slice(1), 'more', MOST)).toHaveProperty('list');
  });
});

describe('addPending', () => {
  it('adds pending entries to their lists', () => {
    const writing = { texts: { symptoms: ['pain'] }, pending: { symptoms: ' fever ', causes: 'a gene' } };
    expect(addPending(writing)).toEqual({
      texts: { symptoms: ['pain', 'fever'], causes: ['a gene'] },
      pending: {},
      refused: {},
    });
  });

  it('drops empty and repeated entries and keeps one that is too long as pending', () => {
    const long = 'x'.repeat(ENTRY_LENGTH + 1);
    const writing = { texts: { symptoms: ['pain'] }, pending: { symptoms: 'pain', causes: ' ', treatments: long } };
    expect(addPending(writing)).toEqual({
      texts: { symptoms: ['pain'] },
      pending: { treatments: long },
      refused: { treatments: 'tooLong' },
    });
  });
});
