/*
 * English texts of the rendered pages. All other languages must have the same keys.
 * For translators: translate the purpose of a sentence, not its words. Keep placeholders in `{braces}` as they are.
 * Give a text with `other` every plural form of your language. Address the reader as "you", plainly and without blame.
 * For disabilities use the words that the communities themselves prefer.
 */
export * from './accounts.ts';
export * from './analytics.ts';
export * from './contributions.ts';
export * from './encyclopedia/correction.ts';
export * from './encyclopedia.ts';
export * from './form.ts';
export * from './forum.ts';
export * from './healthcare.ts';
export * from './learning.ts';
export { mailOff } from './notifications.ts';
export * from './pages.ts';
export * from './search.ts';
export * from './shell.ts';
