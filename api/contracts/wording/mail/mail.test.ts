import { expect, it } from 'vitest';
import { mailWords } from './index.ts';

it.each(['en', 'es', 'fr', 'ar'])('the words of mails in %s know their language and its direction', (language) => {
  expect(mailWords(language)).toMatchObject({ language, words: new Intl.Locale(language).getTextInfo() });
});

it('a language without words of its own is given English ones, and says so', () => {
  expect(mailWords('sw')).toBe(mailWords('en'));
  expect(mailWords('constructor').language).toBe('en');
});
