import { describe, expect, it } from 'vitest';
import { SIGNED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { hashSection, hashSignedTexts, hashTexts } from './textDigest.ts';

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

/** Digests of version 0.3.0, whose sources had no numbers. Another digest ends the sign-offs that have it. */
describe('texts whose sources have numbers', () => {
  const guideline = {
    title: 'A guideline',
    publisher: 'An institute',
    url: 'https://example.org/guideline',
    year: 2020,
  };
  const study = { title: 'A study', url: 'https://example.org/study' };
  const [first, second] = [
    { ...guideline, sourceNumber: 2 },
    { sourceNumber: 1, ...study },
  ];
  const page = (sources: object[]) => ({
    name: 'Dyslexia',
    summary: 'About reading.',
    overview: 'One.\n\nTwo.',
    symptoms: ['Slow reading'],
    sources,
  });

  it.each([
    ['without numbers', [guideline, study], 'sf6gsYibNCzvpFVPSX3f8piT0A1hN8PgHUPL7JcWfzo'],
    ['with numbers', [first, second], 'sf6gsYibNCzvpFVPSX3f8piT0A1hN8PgHUPL7JcWfzo'],
    ['in another order', [second, first], 'yzboOSKWkMgYubgp4UTUfHsT6CBPOkYHspVUM51dbdk'],
    ['without a year', [{ ...first, year: null }], '-6w8Hi2Wf1NSe4_6KSA_MwkOsoJMDm5tMoPYsqQMK5Q'],
    ['of an empty list', [], 'jRaB7FfjuZFm_53Lg-VqnMWXSm54I4uG3-vauG7E4qI'],
  ])('have the digest of version 0.3.0 with sources %s', (_, sources, digest) => {
    expect(hashSignedTexts(page(sources))).toBe(digest);
  });

  it('have the digests of version 0.3.0 for all texts and for a section', () => {
    const texts = page([first, second]);
    expect(hashTexts(texts)).toBe('Ms6ondcCgaTInFleTmKw60YBnwyc6jSgVp4f0xOGSi4');
    expect(hashSection(texts, 'head')).toBe('vBOY2CI8GW2LNwfK9ssI-W_ULDPIFBJzbQffi3mBOvM');
    expect(hashSection(texts, 'overview')).toBe('p0S90ykf1qwzQ2e1AFsKmqij_5IM3309AlmhHrC7XN8');
  });
});
