const LETTERS: Record<string, string> = {
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' },
  // Letters for sounds of dialects: Iraqi and Moroccan "g" is written in place of "q".
  ...{ گ: 'ق', ڭ: 'ق', چ: 'ج', پ: 'ب', ڤ: 'ف', ڨ: 'ق' },
  // Persian and Urdu letters that stand for Arabic ones, and are typed for one another.
  ...{ ی: 'ي', ے: 'ي', ۓ: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ە: 'ه', ں: 'ن' },
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ı: 'i', ł: 'l', đ: 'd', ø: 'o', ё: 'е' },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Returns a word without case, accents, vowel marks and drawn-out letters; similar letters become one, apostrophes spaces. */
export function plainWord(word: string): string {
  // Most words of the lists: nothing to fold.
  if (/^[a-z]+[-*]?$/.test(word) && !/(.)\1\1/.test(word)) return word;
  return (
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(/[\p{Mn}\u0640\u200c\u200d]/gu, '')
      .normalize('NFC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/([^\d])\1{2,}/gu, '$1')
      .replace(/ء/g, '')
      // "don't" is one word, "l'air" two.
      .replace(/['’ʼ`´](?=(?:t|s|re|ve|ll|d|m)(?![\p{L}]))/gu, '')
      .replace(/['’ʼ`´]/g, ' ')
  );
}
