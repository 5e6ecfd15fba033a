import { expect, it } from 'vitest';
import { directionIn, hasWording, LANGUAGE_CODES, LANGUAGES } from './languages.ts';

it.each(LANGUAGE_CODES)('describes %s with the direction and the names that Unicode lists', (code) => {
  const { direction, name, nativeName } = LANGUAGES[code];
  expect(new Intl.Locale(code).getTextInfo()).toEqual({ direction });
  expect(new Intl.DisplayNames('en', { type: 'language' }).of(code)).toBe(name);
  expect(new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase()).toBe(nativeName.toLowerCase());
});

it('has no wording and the direction of English for a language that is not listed', () => {
  expect(hasWording('sw')).toBe(false);
  expect(hasWording('constructor')).toBe(false);
  expect(directionIn('constructor')).toBe('ltr');
});
