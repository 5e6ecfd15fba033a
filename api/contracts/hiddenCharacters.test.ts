import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeHiddenCharacter,
  findHidden,
  markHiddenCharacters,
  removeHiddenCharacters,
} from './hiddenCharacters.ts';

describe('findHidden', () => {
  it.each([
    ['a direction override', 'safe \u202Eexe.txt', 'U+202E'],
    ['a direction isolate', 'a\u2066b\u2069', 'U+2066'],
    ['a zero-width space', 'a\u200Bb', 'U+200B'],
    ['a byte order mark inside a text', 'a\uFEFFb', 'U+FEFF'],
    ['a word joiner', 'a\u2060b', 'U+2060'],
    ['a soft hyphen', 'dys\u00ADlexia', 'U+00AD'],
    ['a non-joiner between Latin letters', 'a\u200Cb', 'U+200C'],
    ['a joiner between Latin letters', 'a\u200Db', 'U+200D'],
    ['a joiner after an emoji that joins nothing', '👩\u200D', 'U+200D'],
    ['a non-joiner at the end of an Arabic word', 'می\u200C روم', 'U+200C'],
    ['two joiners', 'क्\u200D\u200Dष', 'U+200D'],
    ['a direction mark in Latin text', 'a\u200F!', 'U+200F'],
    ['two direction marks in Arabic text', 'سلام\u200F\u200F!', 'U+200F'],
    ['a Hangul filler', 'a\u3164', 'U+3164'],
    ['a blank Braille cell among letters', 'a\u2800b', 'U+2800'],
    ['a text of blank Braille cells', '\u2800\u2800', 'U+2800'],
    ['the invisible notehead of musical notation', 'a\u{1D159}', 'U+1D159'],
    ['tag characters after a letter', 'a\u{E0061}\u{E007F}', 'U+E0061'],
    ['a variation selector after a letter', 'a\uFE0F', 'U+FE0F'],
    ['a control character (C0)', 'a\u0007b', 'U+0007'],
    ['a control character (C1)', 'a\u0085b', 'U+0085'],
    ['a line separator', 'a\u2028b', 'U+2028'],
    ['a noncharacter', 'a\uFFFEb', 'U+FFFE'],
    ['NUL', 'a\u0000b', 'U+0000'],
    ['a lone surrogate', 'a\uD800b', 'U+D800'],
  ])('finds %s', (_, text, code) => expect(findHidden(text)?.code).toBe(code));
});

describe('findHidden in harmless text', () => {
  it.each([
    ['plain text with tabs, line breaks and punctuation', 'Dyslexia\tand\r\nmore – “quoted”, 50\u00A0%\u202F!'],
    ['Persian', 'نمی‌خواهم کتاب‌ها را'],
    ['an Arabic date', 'سنة ١٤٤٥ ه\u200D'],
    ['Hindi and Marathi', 'क्\u200Dष र्\u200Dय'],
    ['Malayalam and Sinhala', 'അവന്\u200D ශ්\u200Dරී'],
    ['Bengali', 'র\u200D্য'],
    ['emoji sequences with joiners', '👨‍👩‍👧‍👦 🏳️‍🌈 ❤️‍🔥 👩🏽‍⚕️ 🧑‍🦽‍➡️'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['keycaps and symbols with variation selectors', '1️⃣ #️⃣ ©️ ☎︎'],
    ['a direction mark after a Latin term in Arabic text', 'لغة C++\u200E مهمة'],
    ['a variant of a Han character', '葛\u{E0100}城'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180E\u1820'],
    ['a combining accent', 'e\u0301'],
    ['Braille', '⠃⠗⠁⠊⠇⠇⠑⠀⠊⠎⠀⠀⠗⠑⠁⠙'],
  ])('finds nothing in %s', (_, text) => expect(findHidden(text)).toBeNull());
});

it('describeHiddenCharacter quotes the words before the character and names what to remove', () => {
  const said = (text: string) =>
    describeHiddenCharacter(findHidden(text) ?? { code: '', before: '', isStorable: true });
  expect(said('One two\n three\u202E')).toBe('holds an invisible character after “One two three”: remove U+202E');
  expect(said('\u200Ba')).toBe('holds an invisible character at its beginning: remove U+200B');
  expect(said('bio\0')).toBe('holds a character that cannot be kept after “bio”: remove U+0000');
  expect(said(`${'x'.repeat(40)}\uDC00`)).toContain(`“${'x'.repeat(16)}”: remove U+DC00`);
});

it('markHiddenCharacters shows hidden characters as codes, removeHiddenCharacters removes them', () => {
  expect(markHiddenCharacters('a\u202Eb 👩‍⚕️ c\0')).toBe('a[U+202E]b 👩‍⚕️ c[U+0000]');
  expect(removeHiddenCharacters('a\u202Eb\0')).toBe('ab');
});

it('findHidden finds nothing in random texts after eight cleanings and markHiddenCharacters', () => {
  const odd = fc.constantFrom(
    '\0',
    '\u202E',
    '\u200D',
    '\u200C',
    '\uFE0F',
    '\uD83D',
    'ه',
    'क',
    '👩',
    '🏴',
    '\u{E0061}',
    'a',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }))), (parts) => {
      const cleaned = [1, 2, 3, 4, 5, 6, 7, 8].reduce((text) => removeHiddenCharacters(text), parts.join(''));
      expect(findHidden(markHiddenCharacters(cleaned))).toBeNull();
    }),
    { numRuns: 60, seed: 12 },
  );
});
