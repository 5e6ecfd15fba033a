import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_WEAK } from '../../contracts/accounts/accounts.ts';
import { BadRequest } from '../errors.ts';
import { ARABIC_GUESSES } from './arabicGuesses.ts';

type Choice = {
  /** The field of the call that it came in. */
  field: string;
  password: string;
  /** What somebody who knows them tries first: their name and address. */
  about: readonly string[];
};

/**
 * zxcvbn's measure, from 0 to 4: what falls within a million guesses is refused. More would refuse what is safe here, where
 * guesses are counted, from people who can remember only so much.
 */
const LEAST_SCORE = 2;
/** Characters that are looked at: the work grows with them faster than what is learned. */
const MEASURED = 64;
/**
 * Readings of a password with digits and signs as letters ("p4ssw0rd") that are looked at. Each is looked for in all word
 * lists, on the one thread that serves everybody: with the library's hundred, a password of many digits takes a second.
 */
const READINGS = 12;

/** @throws BadRequest for a password that is among the first that anybody would try, in any language of the site */
export async function demandStrongPassword({ field, password, about }: Choice): Promise<void> {
  if (await isWeak(password, about)) throw new BadRequest(`${field}: ${PASSWORD_WEAK}`);
}

/** Whether a password is easy to guess for somebody who knows these words of its owner. */
export async function isWeak(password: string, about: readonly string[]): Promise<boolean> {
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

/** Its word lists are some megabytes, so they are read when the first password is chosen. */
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
