import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutText, firstCharacters } from './cutText.ts';
import { shortened } from './shortened.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

describe('cutText', () => {
  it.each([
    ['leaves a text that fits', 'one two', 7, 'one two'],
    ['ends after a whole word', 'one two three', 10, 'one two'],
    ['keeps a word that ends where the room does', 'one two three', 7, 'one two'],
    ['cuts a long word after a short one', 'A Rindfleischetikettierungsgesetz', 20, 'A Rindfleischetikett'],
    ['cuts a word that is alone', 'Rindfleischetikettierungsgesetz', 10, 'Rindfleisc'],
    ['cuts no family apart', `ab ${FAMILY}${FAMILY}`, 16, `ab ${FAMILY}`],
    ['cuts no letter from its mark', 'abcde\u0301f', 5, 'abcd'],
    ['cuts no flag apart', 'ab🇪🇸🇫🇷', 8, 'ab🇪🇸'],
    ['is empty when not one character fits', FAMILY, 3, ''],
  ])('%s', (_, text, most, expected) => expect(cutText(text, most)).toBe(expected));

  it('returns a beginning of whole characters, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
        const cut = cutText(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        const beginning = firstCharacters(text, most);
        expect(text.startsWith(beginning)).toBe(true);
        expect(graphemes(text).slice(0, graphemes(beginning).length)).toEqual(graphemes(beginning));
        expect(beginning.startsWith(cut)).toBe(true);
      }),
    );
  });

  it('leaves no half of a character where the browser knows no segments', () => {
    vi.stubGlobal('Intl', {});
    expect(firstCharacters('ab😀', 3)).toBe('ab');
    vi.unstubAllGlobals();
  });
});

describe('shortened', () => {
  it.each([
    ['one, two three', 6, 'one…'],
    ['one two', 7, 'one two'],
    ['A Rindfleischetikettierungsgesetz', 20, 'A Rindfleischetikett…'],
    [`${FAMILY}${FAMILY}`, 12, `${FAMILY}…`],
    ['واحد، اثنان ثلاثة', 6, 'واحد…'],
  ])('ends %j at %i with an ellipsis', (text, most, expected) => expect(shortened(text, most)).toBe(expected));
});
