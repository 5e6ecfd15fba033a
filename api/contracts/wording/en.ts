/*
 * English texts of the rendered pages. All other languages must have the same keys.
 * For translators: translate the purpose of a sentence, not its words. Keep placeholders in `{braces}` as they are.
 * Give a text with `other` every plural form of your language. Address the reader as "you", plainly and without blame.
 * For disabilities use the words that the communities themselves prefer.
 */
export * from './accounts/en.ts';
export * from './analytics/en.ts';
export * from './contributions/en.ts';
export * from './encyclopedia/correction/en.ts';
export * from './encyclopedia/en.ts';
export * from './form/en.ts';
export * from './forum/en.ts';
export * from './healthcare/en.ts';
export * from './learning/en.ts';
export { mailOff } from './notifications/en.ts';
export * from './pages/en.ts';
export * from './search/en.ts';
export * from './shell/en.ts';
