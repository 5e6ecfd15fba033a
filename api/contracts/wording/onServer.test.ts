import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import { mailWords } from './onServer.ts';

it.each(LANGUAGE_CODES)('returns the mail texts in %s with their language', (language) => {
  expect(mailWords(language).language).toBe(language);
});

it('falls back to the mail texts in English, with the language `en`', () => {
  expect(mailWords('sw')).toEqual(mailWords('en'));
  expect(mailWords('constructor').language).toBe('en');
});
