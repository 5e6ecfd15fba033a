import { expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

it('Arabic is read as Arabic wherever it was written, all else as the page says', () => {
  expect(languageOf('ما هو التوحد؟', 'en')).toBe('ar');
  expect(languageOf('ما هو ADHD', 'fr-CA')).toBe('ar');
  expect(languageOf('ما هو التوحد؟', 'ar-EG')).toBe('ar-EG');
  expect(languageOf('این فارسی است', 'fa')).toBe('fa');
  expect(languageOf('The word التوحد means autism', 'en')).toBe('en');
  expect(languageOf('2026', 'en')).toBe('en');
});
