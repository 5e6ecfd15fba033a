import { expect, it } from 'vitest';
import { findLanguage } from './readableIn.ts';

it('is Arabic for mostly Arabic text, else the language that the page declares', () => {
  expect(findLanguage('ما هو التوحد؟', 'en')).toBe('ar');
  expect(findLanguage('ما هو ADHD', 'fr-CA')).toBe('ar');
  expect(findLanguage('ما هو التوحد؟', 'ar-EG')).toBe('ar-EG');
  expect(findLanguage('این فارسی است', 'fa')).toBe('fa');
  expect(findLanguage('The word التوحد means autism', 'en')).toBe('en');
  expect(findLanguage('2026', 'en')).toBe('en');
});
