import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words and rows of keys that Arabic writers choose first. The lists of zxcvbn have Arabic in Latin letters only. */
const ARABIC_GUESSES: readonly string[] = [
  ...'كلمة/السر/سر/كلمةالسر/كلمةسر/كلمة السر/المرور/مرور/كلمةالمرور/كلمة المرور/سري/رقم/الرقم/السري/الله'.split('/'),
  ...'اكبر/أكبر/الحمد/لله/الحمدلله/الحمد لله/بسم/بسمالله/بسم الله/الرحمن/الرحيم/سبحان/سبحانالله/سبحان الله'.split('/'),
  ...'استغفر/استغفرالله/ماشاءالله/انشاءالله/ان شاء الله/لااله/الاالله/محمد/احمد/أحمد/علي/عمر/حسن/حسين/خالد'.split('/'),
  ...'يوسف/ابراهيم/إبراهيم/مصطفى/محمود/عبدالله/عبد/عبدالرحمن/سعيد/كريم/فاطمة/مريم/عائشة/زينب/نور/سارة/ليلى'.split('/'),
  ...'خديجة/هدى/امي/أمي/ابي/أبي/حبيبي/حبيبتي/حبي/احبك/أحبك/حياتي/قلبي/عمري/روحي/مرحبا/السلام/عليكم'.split('/'),
  ...'السلامعليكم/السلام عليكم/مصر/سوريا/العراق/المغرب/الجزائر/تونس/السعودية/فلسطين/لبنان/الاردن/الأردن'.split('/'),
  ...'اليمن/السودان/ضصثق/ضصثقف/ضصثقفغ/ضصثقفغع/ضصثقفغعه/ضصثقفغعهخ/ضصثقفغعهخح/شسيب/شسيبل/شسيبلا/شسيبلات'.split('/'),
  ...'شسيبلاتن/شسيبلاتنم/شسيبلاتنمك/ئءؤر/ئءؤرلا/ئءؤرلاى/ئءؤرلاىة/ابتث/أبتث/ابتثجحخ/أبتثجحخ/ابجد/أبجد'.split('/'),
  ...'ابجدهوز/أبجدهوز/الله اكبر/الله أكبر'.split('/'),
];

/**
 * Minimum accepted score of zxcvbn: a million guesses. More would be too strict, because wrong passwords are limited.
 */
const MIN_SCORE = 2;
/** Characters of a password that are checked. The time grows with them faster than the gain. */
const MAX_CHECKED_CHARACTERS = 64;
/** Most readings of digits as letters ("p4ssw0rd"). With the default of 100, some passwords take a second. */
const MAX_READINGS = 12;

/**
 * Returns whether a password is easy to guess. May take seconds, so a thread that answers requests must not call it.
 */
export async function judgePassword(password: string, about: readonly string[]): Promise<boolean> {
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  const measured = await loadZxcvbn();
  // Programs that guess passwords also try full-width and other forms of letters and digits.
  const forms = new Set([password, password.normalize('NFKC')]);
  return [...forms].some((form) => {
    const { score } = measured.check(form.slice(0, MAX_CHECKED_CHARACTERS), [...NAMES_OF_SITE, ...words]);
    return score < MIN_SCORE;
  });
}

const NAMES_OF_SITE = ['common', 'ground', 'commonground'];

let measuring: Promise<ZxcvbnFactory> | undefined;

function loadZxcvbn(): Promise<ZxcvbnFactory> {
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
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, l33tMaxSubstitutions: MAX_READINGS });
}
