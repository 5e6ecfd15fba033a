import { compileRule, type FoldedText } from './foldText.ts';

const MONTH =
  '(?:jan@|feb@|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep@|oct@|nov@|dec@|enero|marzo|abril|mayo|junio|julio|agosto|dic@|janvier|fev@|mars|avril|mai|juin|juillet|aout|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين)';
const NOT_A_NAME = '(?!(?:the|on|in|a|my|of|our|this|that|people|from|and|minutes?|hours?|metres?|meters?|km) )';

/** Dates of birth with a day (a year alone does not match), and streets with a house number. */
const DATES_AND_ADDRESSES = compileRule(
  `(?:born|dob|birth@|birthday|naci|nacio|nacid[oa]|nacimiento|nee? le|naissance|مواليد|ولدت|ميلاد@|المولود@) (?:[^ .]+ ){0,3}(?:\\d{1,2}(?:st|nd|rd|th|er)? (?:of |de |du )?${MONTH} (?:de |del )?\\d{4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)? \\d{4}|\\d{1,2} (?:\\. )?\\d{1,2} (?:\\. )?\\d{2,4}|\\d{4} \\d{1,2} \\d{1,2})`,
  `\\d{1,4}[a-z]? (?:${NOT_A_NAME}[^ .]+ ){1,2}(?:street|road|avenue|lane|drive|crescent|boulevard|terrace)`,
  '(?:calle|avenida|avda|paseo|plaza) (?:[^ .]+ ){1,3}\\d{1,4}',
  '\\d{1,4} (?:bis |ter )?(?:rue|avenue|boulevard|allee|impasse|chemin|quai) [^ .]+',
  '(?:شارع|طريق) (?:[^ .]+ ){1,3}\\d{1,4}|\\d{1,4} شارع [^ .]+',
);

const MAIL =
  /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,64}\.[\p{L}\p{N}.-]{0,62}[\p{L}\p{N}]|[\w.]{1,64} (?:(?:at|\(at\)) [\w-]{1,64} dot|arroba [\w-]{1,64} punto|arobase [\w-]{1,64} point) \w{2}/giu;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g;
const SPANISH_ID = /\b(?:\d{8}|[XYZ]\d{7})-?[A-Z]\b/g;
const NUMBERS = /(?<![\p{L}\p{N}])(?:\+|\()?\d[\d ()./-]{7,}\d(?![\p{L}\p{N}])/gu;
/** Parts with many digits that identify nobody: web addresses, dates and ISBNs. */
const IMPERSONAL_NUMBERS =
  /https?:\/\/\S+|(?<!\d)(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?!\d)|(?<!\d)97[89][- ]?(?:\d[- ]?){9}[\dX]/g;
/** Beginnings of numbers that are free to call, which belong to help lines and offices. */
const TOLL_FREE = /^(?:00?|1)?80[08]/;

/** Yields the places in a text that say who a person is or how to reach them. */
export function* findPersonalData(text: string, words: FoldedText): Generator<{ start: number; end: number }> {
  const read = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(IMPERSONAL_NUMBERS, (found) => ' '.repeat(found.length).replace(/./, '#'));
  for (const { 0: found, index } of [MAIL, IBAN, SPANISH_ID].flatMap((one) => [...read.matchAll(one)]))
    yield { start: index, end: index + found.length };
  for (const { 0: found, index } of read.matchAll(NUMBERS)) {
    const digits = found.replace(/\D/g, '');
    if (digits.length >= 9 && digits.length <= 15 && !TOLL_FREE.test(digits))
      yield { start: index, end: index + found.length };
  }
  for (const { 0: found, index } of words.line.matchAll(DATES_AND_ADDRESSES))
    yield words.placeOf(index, index + found.length);
}
