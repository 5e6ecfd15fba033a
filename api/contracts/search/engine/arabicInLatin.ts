/** Latin letter for each Arabic one, chosen so that usual spellings meet; silent and vowel letters have none. */
const LATIN: Record<string, string> = {
  ...{ ا: '', ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'k', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: '$' },
  ...{ ص: 's', ض: 'd', ط: 't', ظ: 'd', ع: '', غ: 'g', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
  ...{ و: 'w', ي: 'y', ء: '' },
};
/** Digits and letter groups that stand for Arabic letters, in the order in which they are replaced. */
const SPELLINGS: [RegExp, string][] = [
  [/^(?:al|el|il)(?=.{3})/, ''],
  [/[23]/g, ''],
  [/7/g, 'h'],
  [/5/g, 'k'],
  [/9/g, 's'],
  [/6/g, 't'],
  [/8/g, 'q'],
  [/sh|ch/g, '$'],
  [/kh/g, 'k'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1/g, '$1'],
  [/(?<=[aeiou])h$|a$/g, ''],
  [/ou/g, 'u'],
];
const LATIN_TEXT = /^[\p{Script=Latin}\d\s'’.-]+$/u;
const SMALL_WORDS = /^(?:el|al|il|fi|ya|wa|da|men|min)$/;

/** Whether a text may be Arabic that is typed in Latin letters, such as "tawa7od". */
export const isLatinText = (text: string): boolean => LATIN_TEXT.test(text);

export const isSmallArabicWord = (word: string): boolean => SMALL_WORDS.test(word);

/** Returns the consonants by which a folded Arabic word and its spelling in Latin letters meet; may be empty. */
export function toConsonants(word: string): string {
  const isArabic = /[\u0621-\u064a]/.test(word);
  const latin = isArabic
    ? [...word.replace(/^ال(?=.{2})/, '').replace(/ه$/, '')].map((letter) => LATIN[letter] ?? letter).join('')
    : SPELLINGS.reduce((text, [letters, latin]) => text.replace(letters, latin), word);
  return latin
    .replace(/[aeiou]/g, '')
    .replace(/(?!^)[wy]/g, '')
    .replace(/^[wy](?=.?$)/, '')
    .replace(/g/g, 'j')
    .replace(/q/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, (run, letter) => letter + (run.length > 2 ? letter : ''));
}
