import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutText, firstCharacters, shortenText } from './cutText.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

describe('cutText', () => {
  it.each([
    ['leaves a text that fits', 'one two', 7, 'one two'],
    ['ends after a whole word', 'one two three', 10, 'one two'],
    ['keeps a word that ends at the limit', 'one two three', 7, 'one two'],
    ['cuts a long word after a short one', 'A Rindfleischetikettierungsgesetz', 20, 'A Rindfleischetikett'],
    ['cuts a word that is alone', 'Rindfleischetikettierungsgesetz', 10, 'Rindfleisc'],
    ['does not split a family emoji', `ab ${FAMILY}${FAMILY}`, 16, `ab ${FAMILY}`],
    ['does not split a letter from its combining mark', 'abcde\u0301f', 5, 'abcd'],
    ['does not split a flag emoji', 'ab🇪🇸🇫🇷', 8, 'ab🇪🇸'],
    ['returns an empty text when no character fits', FAMILY, 3, ''],
  ])('%s', (_, text, most, expected) => expect(cutText(text, most)).toBe(expected));

  it('returns a beginning of whole graphemes for any text', () => {
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

  it('leaves no half of a surrogate pair in a browser without Intl.Segmenter', () => {
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
  ])('shortens %j to at most %i units before the ellipsis', (text, most, expected) =>
    expect(shortenText(text, most)).toBe(expected),
  );
});
