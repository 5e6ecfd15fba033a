import { describe, expect, it } from 'vitest';
import { addPending } from './listRules.ts';
import { addSource, partToMend } from './sourceRules.ts';

const typed = { sourceTitle: ' A guideline ', sourceUrl: 'https://example.org/g', sourceYear: '2024' };
const source = { title: 'A guideline', url: 'https://example.org/g', year: 2024 };

describe('a source', () => {
  it('is title, address and year, and who published it where that is known', () => {
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
  ])('%j is not added', (pending, refused) => expect(addSource([], pending)).toEqual({ refused }));

  it.each([
    [{ ...typed, sourceTitle: ' ' }, 'sourceTitle'],
    [{ ...typed, sourceUrl: 'ftp://example.org' }, 'sourceUrl'],
    [{ ...typed, sourceYear: '24' }, 'sourceYear'],
    [typed, 'sourceTitle'],
  ])('%j is to be mended at its field', (pending, part) => expect(partToMend([], pending)).toBe(part));

  it('is there once', () => expect(addSource([source], typed)).toEqual({ refused: 'duplicate' }));
});

describe('what stands in its fields when the form is sent', () => {
  it('is sent with the others', () => {
    expect(addPending({ texts: { sources: [] }, pending: typed })).toEqual({
      texts: { sources: [source] },
      pending: {},
      refused: {},
    });
  });

  it('stays where it stands, with the reason, where it is no source', () => {
    const pending = { sourceTitle: 'A guideline' };
    expect(addPending({ texts: {}, pending })).toEqual({ texts: {}, pending, refused: { sources: 'needsAddress' } });
  });
});
