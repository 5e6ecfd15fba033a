import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { toRecord, toResource, toTexts } from './toTexts.ts';

describe('resources', () => {
  it.each([
    ['WHO: https://www.who.int', { title: 'WHO', url: 'https://www.who.int' }],
    [
      'A: title with a colon: https://example.org/a?b=c',
      { title: 'A: title with a colon', url: 'https://example.org/a?b=c' },
    ],
    ['https://example.org/', { title: 'example.org', url: 'https://example.org/' }],
  ])('are parsed from "%s"', (entry, resource) => expect(toResource(entry)).toEqual(resource));

  it.each([
    'My doctor told me',
    'Trap: javascript:alert(1)',
    'Title: https://',
    'Title: https://[',
    'ftp://example.org',
    '',
  ])('are not parsed from "%s", which only the reviewer sees', (entry) => expect(toResource(entry)).toBeNull());

  it('are the same after a conversion to texts and back', () => {
    const resources = [{ title: 'One: two', url: 'https://example.org/' }];
    const texts = toTexts(FIELDS.condition, { name: 'N', resources });
    expect(toRecord({ resources: texts.resources })).toEqual({ resources });
  });
});

describe('toTexts', () => {
  it('keeps the year of a source and leaves it out when there is none', () => {
    const source = { title: 'A guideline', publisher: 'An institute', url: 'https://example.org' };
    const stored = [
      { ...source, year: 2024 },
      { ...source, year: null },
    ];
    const { sources } = toTexts(FIELDS.condition, { name: 'N', sources: stored });
    expect(sources).toStrictEqual([{ ...source, year: 2024 }, source]);
  });
});
