import { describe, expect, it } from 'vitest';
import { addPending } from './listRules.ts';
import { addSource, findInvalidField } from './sourceRules.ts';

const typed = { sourceTitle: ' A guideline ', sourceUrl: 'https://example.org/g', sourceYear: '2024' };
const source = { title: 'A guideline', url: 'https://example.org/g', year: 2024 };

describe('a source', () => {
  it('is added with title, address and the given year and publisher', () => {
    expect(addSource([], typed)).toEqual({ list: [source] });
    const more = { ...typed, sourceYear: '', sourcePublisher: 'An institute' };
    expect(addSource([], more)).toEqual({
      list: [{ title: source.title, url: source.url, publisher: 'An institute' }],
    });
  });

  it.each([
    [{}, 'empty'],
    [{ ...typed, sourceTitle: ' ' }, 'needsTitle'],
    [{ ...typed, sourceUrl: '' }, 'needsAddress'],
    [{ ...typed, sourceUrl: 'javascript:alert(1)' }, 'needsAddress'],
    [{ ...typed, sourceUrl: 'ftp://example.org' }, 'needsAddress'],
    [{ ...typed, sourceYear: '24' }, 'badYear'],
    [{ ...typed, sourceYear: '1899' }, 'badYear'],
  ])('%j is refused', (pending, refused) => expect(addSource([], pending)).toEqual({ refused }));

  it.each([
    [{ ...typed, sourceTitle: ' ' }, 'sourceTitle'],
    [{ ...typed, sourceUrl: 'ftp://example.org' }, 'sourceUrl'],
    [{ ...typed, sourceYear: '24' }, 'sourceYear'],
    [typed, 'sourceTitle'],
  ])('%j points to the field to correct', (pending, part) => expect(findInvalidField([], pending)).toBe(part));

  it('is refused as a duplicate of a listed one', () =>
    expect(addSource([source], typed)).toEqual({ refused: 'duplicate' }));
});

describe('a source that is still typed in the fields when the form is sent', () => {
  it('is added to the list', () => {
    expect(addPending({ texts: { sources: [] }, pending: typed })).toEqual({
      texts: { sources: [source] },
      pending: {},
      refused: {},
    });
  });

  it('stays in the fields with the reason when it is incomplete', () => {
    const pending = { sourceTitle: 'A guideline' };
    expect(addPending({ texts: {}, pending })).toEqual({ texts: {}, pending, refused: { sources: 'needsAddress' } });
  });
});
