/** A text as rules are held against it: plain words with one space around each; ` . ` between sentences. */
export type Words = { line: string; placeOf: (from: number, to: number) => { start: number; end: number } };

/**
 * Folds the ways in which people write a word: case, accents, vowel marks, Arabic letters that stand for one another, digits
 * of other scripts, and letters that are drawn out.
 */
export function wordsIn(text: string): Words {
  const places: { at: number; start: number; end: number }[] = [];
  let line = ' ';
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    for (const word of plain(found).split(' ')) {
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
 * A rule as it is written, made one that runs: `@` is the rest of a word, ` ~ ` up to three words of the same sentence, ` ~~ `
 * up to seven. Each row is held against whole words alone.
 */
export function rule(...rows: string[]): RegExp {
  const parts = rows.map((row) =>
    row
      .replaceAll(' ~~ ', '(?: [^ .]+){0,7} ')
      .replaceAll(' ~ ', '(?: [^ .]+){0,3} ')
      .replaceAll('@', '[^ .]*')
      // What has to follow, or must not, are whole words too.
      .replace(/\(\?([=!]) \(\?:([^()]*)\)\)/g, '(?$1 (?:$2) )')
      // As `plain` leaves them.
      .replaceAll('ئ', 'ي')
      .replaceAll('ؤ', 'و'),
  );
  return new RegExp(`(?<= )(?:${parts.join('|')})(?= )`, 'gu');
}

const WORDS = /[\p{L}\p{M}\p{N}*'’ʼ]+|[.!?؟…;\n]+/gu;
const isEnd = (found: string) => /^[.!?؟…;\n]/u.test(found);

const LIKENESS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', œ: 'oe', æ: 'ae' };

function plain(word: string): string {
  return (
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[أإآٱىةœæ]/g, (letter) => LIKENESS[letter] ?? letter)
      .normalize('NFD')
      .replace(/[\p{M}\u0640]/gu, '')
      .normalize('NFC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/(\D)\1{2,}/gu, '$1')
      // "don't" is one word, "l'air" two.
      .replace(/['’ʼ](?=(?:t|s|re|ve|ll|d|m)$)/, '')
      .replace(/['’ʼ]/g, ' ')
  );
}
