import { describe, expect, it } from 'vitest';
import { isLatinText, toConsonants } from './arabicInLatin.ts';
import { toSearchWords } from './words.ts';

describe('consonants', () => {
  it.each([
    ['tawa7od', 'التوحد'],
    ['tawahhud', 'التوحد'],
    ['ekte2ab', 'اكتئاب'],
    ['iktiab', 'اكتئاب'],
    ['sara3', 'صرع'],
    ['5araf', 'خرف'],
    ['shalal', 'شلل'],
  ])('of "%s" are those of "%s"', (latin, arabic) => {
    const [word = ''] = toSearchWords(arabic);
    expect(toConsonants(latin)).toBe(toConsonants(word));
  });

  it('of different words differ', () => expect(toConsonants('sara3')).not.toBe(toConsonants('5araf')));
});

it('takes Latin letters, digits and apostrophes for Arabic in Latin letters, and nothing else', () => {
  expect(["ta'akhor 3aqli", 'tawa7od'].map(isLatinText)).toEqual([true, true]);
  expect(['التوحد', 'tawa7od؟', ''].map(isLatinText)).toEqual([false, false, false]);
});
