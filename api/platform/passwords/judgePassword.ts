import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ARABIC_GUESSES } from './arabicGuesses.ts';

/**
 * zxcvbn's measure, from 0 to 4: what falls within a million guesses is refused. More would refuse what is safe here,
 * where guesses are counted, from people who can remember only so much.
 */
const LEAST_SCORE = 2;
/** Characters that are looked at: the work grows with them faster than what is learned. */
const MEASURED = 64;
/**
 * Readings of a password with digits and signs as letters ("p4ssw0rd") that are looked at. Each is looked for in all
 * word lists: with the library's hundred, a password of many digits takes a second.
 */
const READINGS = 12;

/**
 * Returns whether a password is easy to guess for somebody who knows these words of its owner. The first call reads and
 * compiles the word lists, which takes a thread for seconds, and each call up to a second: not for one that answers
 * requests.
 */
export async function judgePassword(password: string, about: readonly string[]): Promise<boolean> {
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  const measured = await measure();
  // Wide and other forms of letters and digits are typed by nobody who guesses, and tried by their programs all the same.
  const forms = new Set([password, password.normalize('NFKC')]);
  return [...forms].some((form) => {
    const { score } = measured.check(form.slice(0, MEASURED), [...NAMES_OF_SITE, ...words]);
    return score < LEAST_SCORE;
  });
}

const NAMES_OF_SITE = ['common', 'ground', 'commonground'];

let measuring: Promise<ZxcvbnFactory> | undefined;

function measure(): Promise<ZxcvbnFactory> {
  measuring ??= load();
  return measuring;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, ...languages] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-ar'),
  ]);
  const dictionary = Object.assign(
    { 'guesses-ar': [...ARABIC_GUESSES] },
    ...[common, ...languages].map((language) => language.dictionary),
  );
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, l33tMaxSubstitutions: READINGS });
}
