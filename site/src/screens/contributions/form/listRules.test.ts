import { CONTRIBUTION_LIST_MAX, ENTRY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { addEntry, addPending } from './listRules.ts';

const MOST = 10;

describe('an entry of a list', () => {
  it.each([
    ['  pain  ', ['pain']],
    ['\tlow mood\n', ['low mood']],
    ['<b>', ['<b>']],
  ])('%j is added trimmed, as text', (typed, list) => expect(addEntry([], typed, MOST)).toEqual({ list }));

  it('comes after those that are there, which stay as they are', () => {
    const before = ['pain'];
    expect(addEntry(before, 'fever', MOST)).toEqual({ list: ['pain', 'fever'] });
    expect(before).toEqual(['pain']);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [' pain ', 'duplicate'],
    ['eleven char', 'tooLong'],
  ])('%j is not added', (typed, refused) => expect(addEntry(['pain'], typed, MOST)).toEqual({ refused }));

  it.each(['Pain', 'pains', 'ten chars.'])('%j is another one and fits', (typed) =>
    expect(addEntry(['pain'], typed, MOST)).toEqual({ list: ['pain', typed] }),
  );

  it('is not added where the list is full', () => {
    const full = Array.from({ length: CONTRIBUTION_LIST_MAX }, (_, place) => `${place}`);
    expect(addEntry(full, 'more', MOST)).toEqual({ refused: 'full' });
    expect(addEntry(full.slice(1), 'more', MOST)).toHaveProperty('list');
  });
});

describe('what stands in a list’s field when the form is sent', () => {
  it('is sent with the list', () => {
    const writing = { texts: { symptoms: ['pain'] }, pending: { symptoms: ' fever ', causes: 'a gene' } };
    expect(addPending(writing)).toEqual({
      texts: { symptoms: ['pain', 'fever'], causes: ['a gene'] },
      pending: {},
      refused: {},
    });
  });

  it('is dropped where it says nothing new, and stays where it is too long', () => {
    const long = 'x'.repeat(ENTRY_LENGTH + 1);
    const writing = { texts: { symptoms: ['pain'] }, pending: { symptoms: 'pain', causes: ' ', treatments: long } };
    expect(addPending(writing)).toEqual({
      texts: { symptoms: ['pain'] },
      pending: { treatments: long },
      refused: { treatments: 'tooLong' },
    });
  });
});
