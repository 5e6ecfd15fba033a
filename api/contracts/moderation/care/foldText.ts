/** A text prepared for rules. `line` has plain words with one space around each, and ` . ` between sentences. */
export type FoldedText = { line: string; placeOf: (from: number, to: number) => { start: number; end: number } };

/**
 * Splits a text into plain words. Folds case, accents, vowel marks, similar Arabic letters, digits of other scripts,
 * and letters that are repeated three times or more.
 */
export function foldText(text: string): FoldedText {
  const places: { at: number; start: number; end: number }[] = [];
  let line = ' ';
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    for (const word of foldLetters(found).split(' ')) {
      if (!word) continue;
      places.push({ at: line.length, start: index, end: index + found.length });
      line += `${isEnd(found) ? '.' : word} `;
    }
  }
  line += '. ';
  return {
    line,
    placeOf: (from, to) => {
      const inside = places.filter(({ at }) => at >= from && at < to);
      return { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? text.length };
    },
  };
}

/**
 * Compiles patterns for `line` into one regular expression. `@` is the rest of a word, ` ~ ` up to three words of the
 * same sentence, ` ~~ ` up to seven. A pattern matches whole words only.
 */
export function compileRule(...rows: string[]): RegExp {
  const parts = rows.map((row) =>
    row
      .replaceAll(' ~~ ', '(?: [^ .]+){0,7} ')
      .replaceAll(' ~ ', '(?: [^ .]+){0,3} ')
      .replaceAll('@', '[^ .]*')
      // Lookaheads match whole words, too.
      .replace(/\(\?([=!]) \(\?:([^()]*)\)\)/g, '(?$1 (?:$2) )')
      // `foldLetters` replaces these letters in texts.
      .replaceAll('ئ', 'ي')
      .replaceAll('ؤ', 'و'),
  );
  return new RegExp(`(?<= )(?:${parts.join('|')})(?= )`, 'gu');
}

const WORDS = /[\p{L}\p{M}\p{N}*'’ʼ]+|[.!?؟…;\n]+/gu;
const isEnd = (found: string) => /^[.!?؟…;\n]/u.test(found);

const SIMILAR_LETTERS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', œ: 'oe', æ: 'ae' };

function foldLetters(word: string): string {
  return (
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[أإآٱىةœæ]/g, (letter) => SIMILAR_LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(/[\p{M}\u0640]/gu, '')
      .normalize('NFC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/(\D)\1{2,}/gu, '$1')
      // "don't" stays one word, "l'air" becomes two.
      .replace(/['’ʼ](?=(?:t|s|re|ve|ll|d|m)$)/, '')
      .replace(/['’ʼ]/g, ' ')
  );
}
