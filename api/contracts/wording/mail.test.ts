import { expect, it } from 'vitest';
import { mailWords } from './mail.ts';

it.each(['en', 'es', 'fr', 'ar'])('returns the mail texts in %s with their language and text direction', (language) => {
  expect(mailWords(language)).toMatchObject({ language, words: new Intl.Locale(language).getTextInfo() });
});

it('falls back to the mail texts in English, with the language `en`', () => {
  expect(mailWords('sw')).toBe(mailWords('en'));
  expect(mailWords('constructor').language).toBe('en');
});
