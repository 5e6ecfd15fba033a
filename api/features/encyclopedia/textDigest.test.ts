import { expect, it } from 'vitest';
import { SIGNED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { textDigest } from './textDigest.ts';

const TEXTS = {
  name: 'Dyslexia',
  summary: 'About reading.',
  aliases: ['Reading disorder'],
  sources: [{ title: 'A guideline', publisher: 'An institute', url: 'https://example.org', year: 2020 }],
};

it('is the same for the same texts, whatever the order of keys and the form of an empty list', () => {
  const [source] = TEXTS.sources;
  const reordered = Object.fromEntries(Object.entries(source ?? {}).reverse());
  expect(textDigest({ ...TEXTS, sources: [reordered], tags: [], causes: null })).toBe(textDigest(TEXTS));
  expect(textDigest({ ...TEXTS, sources: [{ ...source, note: null }] })).toBe(textDigest(TEXTS));
});

it('is another one when any of the texts is another', () => {
  const others = SIGNED_FIELDS.map(({ name }) => textDigest({ ...TEXTS, [name]: ['Another text'] }));
  expect(new Set([textDigest(TEXTS), ...others]).size).toBe(SIGNED_FIELDS.length + 1);
  expect(textDigest({ ...TEXTS, aliases: ['Reading', 'disorder'] })).not.toBe(textDigest(TEXTS));
});
