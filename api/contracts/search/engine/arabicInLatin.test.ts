import { describe, expect, it } from 'vitest';
import { isLatinText, toConsonants } from './arabicInLatin.ts';
import { toSearchWords } from './words.ts';

describe('toConsonants', () => {
  it.each([
    ['tawa7od', 'التوحد'],
    ['tawahhud', 'التوحد'],
    ['ekte2ab', 'اكتئاب'],
    ['iktiab', 'اكتئاب'],
    ['sara3', 'صرع'],
    ['5araf', 'خرف'],
    ['shalal', 'شلل'],
  ])('makes "%s" and "%s" meet', (latin, arabic) => {
    const [word = ''] = toSearchWords(arabic);
    expect(toConsonants(latin)).toBe(toConsonants(word));
  });

  it('keeps different words apart', () => expect(toConsonants('sara3')).not.toBe(toConsonants('5araf')));
});

it('takes Latin letters, digits and apostrophes for Arabic in Latin letters, and nothing else', () => {
  expect(["ta'akhor 3aqli", 'tawa7od'].map(isLatinText)).toEqual([true, true]);
  expect(['التوحد', 'tawa7od؟', ''].map(isLatinText)).toEqual([false, false, false]);
});
