import { describe, expect, it } from 'vitest';
import { isUnambiguousName } from './isUnambiguousName.ts';

describe('isUnambiguousName', () => {
  it.each([
    ['aliceattаsk', 'a Cyrillic letter among Latin ones'],
    ['ᴀlice', 'a phonetic small capital'],
    ['bobattacĸ', 'an obsolete letter'],
    ['Ивaн', 'a Latin letter among Cyrillic ones'],
    ['αlpha', 'a Greek letter among Latin ones'],
    ['Mаria Smith', 'a Cyrillic letter in one of two words'],
    ['Мария Smith', 'two words in different scripts'],
    ['עlice', 'Hebrew with Latin'],
    ['aliceا', 'Arabic with Latin'],
    ['ahmed٣', 'Arabic digits with Latin letters'],
    ['1٢3', 'digits of two number systems'],
    ['कतa', 'Devanagari with Latin'],
    ['カcyrillicя', 'three scripts'],
    ['王ㄅ', 'Han with Bopomofo'],
    ['한か', 'Hangul with Hiragana'],
    ['ǃalice', 'a click letter'],
    ['alıсe', 'a dotless i and a Cyrillic letter'],
    ['𝐚lice', 'a mathematical letter'],
    ['Ⓐlice', 'a circled letter'],
    ['ꓮlice', 'a Lisu letter'],
    ['ᎪLICE', 'a Cherokee letter'],
    ['Παῦλος', 'an accent of polytonic Greek'],
    ['al\u{1F600}ice', 'an emoji'],
    ['alice\u2013b', 'an en dash'],
  ])('refuses %s: %s', (name) => expect(isUnambiguousName(name)).toBe(false));

  it.each([
    ...['alice', "Siobhán O'Neill-Šarūnas", 'Dr. Ana López, MD (Neurology)', 'Nguyễn Văn A', 'Łukasz_99', 'd’Arc'],
    ...['Иван Петров', 'Παύλος', 'Սեւակ', 'שלום', 'أحمد علي', 'مُحَمَّد', 'أحمد ٣٤', 'أحمد 34', 'علی‌رضا', 'राम', 'বাংলা'],
    ...[
      'தமிழ்',
      'ไทย',
      'ქართველი',
      'አማርኛ',
      'ខ្មែរ',
      '山田太郎',
      'がくえん',
      'カタカナ 山',
      'Tanaka 田中',
      '王小明',
      '김철수',
      'Kim 김',
    ],
  ])('accepts %s', (name) => expect(isUnambiguousName(name)).toBe(true));
});
