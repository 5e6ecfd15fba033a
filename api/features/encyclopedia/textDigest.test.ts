import { expect, it } from 'vitest';
import { SIGNED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { hashSignedTexts } from './textDigest.ts';

const TEXTS = {
  name: 'Dyslexia',
  summary: 'About reading.',
  aliases: ['Reading disorder'],
  sources: [{ title: 'A guideline', publisher: 'An institute', url: 'https://example.org', year: 2020 }],
};

it('returns the same digest for any order of keys and any form of an empty value', () => {
  const [source] = TEXTS.sources;
  const reordered = Object.fromEntries(Object.entries(source ?? {}).reverse());
  expect(hashSignedTexts({ ...TEXTS, sources: [reordered], tags: [], causes: null })).toBe(hashSignedTexts(TEXTS));
  expect(hashSignedTexts({ ...TEXTS, sources: [{ ...source, note: null }] })).toBe(hashSignedTexts(TEXTS));
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
  expect(hashSignedTexts(texts)).toBe('bP7F7DlYS4rA6i76SSY9wNlX91ao8LPCWO32dSCxS64');
});

it('returns another digest when any of the signed texts changes', () => {
  const others = SIGNED_FIELDS.map(({ name }) => hashSignedTexts({ ...TEXTS, [name]: ['Another text'] }));
  expect(new Set([hashSignedTexts(TEXTS), ...others]).size).toBe(SIGNED_FIELDS.length + 1);
  expect(hashSignedTexts({ ...TEXTS, aliases: ['Reading', 'disorder'] })).not.toBe(hashSignedTexts(TEXTS));
});
