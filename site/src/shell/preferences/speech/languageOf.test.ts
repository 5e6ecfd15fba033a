import { expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

it('is Arabic for mostly Arabic text, else the language that the page declares', () => {
  expect(languageOf('ما هو التوحد؟', 'en')).toBe('ar');
  expect(languageOf('ما هو ADHD', 'fr-CA')).toBe('ar');
  expect(languageOf('ما هو التوحد؟', 'ar-EG')).toBe('ar-EG');
  expect(languageOf('این فارسی است', 'fa')).toBe('fa');
  expect(languageOf('The word التوحد means autism', 'en')).toBe('en');
  expect(languageOf('2026', 'en')).toBe('en');
});
