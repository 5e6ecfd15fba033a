/*
 * All visible text of pages in English, and the shape that every other language has to fill.
 *
 * For translators: translate what the sentence is for, not word by word. Words in `{braces}` are filled in by the
 * program and must stay as they are. Texts with `other` are plurals: give every form that your language has. Speak to
 * the reader as "you", plainly and without blame. Disability words follow what the communities themselves prefer.
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
