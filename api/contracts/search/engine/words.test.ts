import { describe, expect, it } from 'vitest';
import { splitSearchWords, toNameKey, toSearchWords } from './words.ts';

describe('splitSearchWords', () => {
  it.each([
    ['Ménière’s  Disease', ['meniere', 'disease']],
    ['A.D.H.D. in adults', ['adhd', 'in', 'adults']],
    ['l’Œdème', ['l', 'oedeme']],
    ['الأطفالُ والإعاقةٌ', ['الاطفال', 'والاعاقه']],
    ['مســاء ١٢', ['مسا', '12']],
    ['İstanbul Straße', ['istanbul', 'strasse']],
    ['invi\u00adsible\u200b', ['invisible']],
    [' -- ', []],
  ])('folds "%s" to %j', (text, words) => expect(toSearchWords(text)).toEqual(words));

  it('returns the places of the typed words', () => {
    const text = 'My son’s A.D.D.';
    const shown = splitSearchWords(text).map(({ word, start, end }) => [word, text.slice(start, end)]);
    expect(shown).toEqual([
      ['my', 'My'],
      ['son', 'son'],
      ['add', 'A.D.D.'],
    ]);
  });

  it('leads to one key for names that differ in spaces, hyphens, accents or case', () => {
    expect(new Set(['Spina bifida', 'SPINA-BIFIDA', 'spinabífida'].map(toNameKey))).toEqual(new Set(['spinabifida']));
  });
});
