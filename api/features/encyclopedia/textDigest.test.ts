import { expect, it } from 'vitest';
import { SIGNED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { textDigest } from './textDigest.ts';

const TEXTS = {
  name: 'Dyslexia',
  summary: 'About reading.',
  aliases: ['Reading disorder'],
  sources: [{ title: 'A guideline', publisher: 'An institute', url: 'https://example.org', year: 2020 }],
};

it('returns the same digest for any order of keys and any form of an empty value', () => {
  const [source] = TEXTS.sources;
  const reordered = Object.fromEntries(Object.entries(source ?? {}).reverse());
  expect(textDigest({ ...TEXTS, sources: [reordered], tags: [], causes: null })).toBe(textDigest(TEXTS));
  expect(textDigest({ ...TEXTS, sources: [{ ...source, note: null }] })).toBe(textDigest(TEXTS));
});

it('returns the same digest as when the first text was signed', () => {
  const texts = {
    ...TEXTS,
    overview: 'One.\n\nTwo.',
    symptoms: ['Slow reading', 'Guessing words'],
    causes: ['Genes'],
    treatments: [],
    resources: [{ title: 'A help line', url: 'https://help.example' }],
    tags: null,
  };
  expect(textDigest(texts)).toBe('bP7F7DlYS4rA6i76SSY9wNlX91ao8LPCWO32dSCxS64');
});

it('returns another digest when any of the signed texts changes', () => {
  const others = SIGNED_FIELDS.map(({ name }) => textDigest({ ...TEXTS, [name]: ['Another text'] }));
  expect(new Set([textDigest(TEXTS), ...others]).size).toBe(SIGNED_FIELDS.length + 1);
  expect(textDigest({ ...TEXTS, aliases: ['Reading', 'disorder'] })).not.toBe(textDigest(TEXTS));
});
