import { expect, it, onTestFinished, vi } from 'vitest';
import { hasWording, LANGUAGE_CODES } from '../languages.ts';
import { mailWords } from './onServer.ts';

it.each(LANGUAGE_CODES.filter(hasWording))('returns the mail texts in %s with their language', (language) => {
  expect(mailWords(language).language).toBe(language);
});

it('falls back to the mail texts in English, with the language `en`', () => {
  expect(mailWords('sw')).toEqual(mailWords('en'));
  expect(mailWords('constructor').language).toBe('en');
});

it.each([
  ['leaves out', false],
  ['refuses', true],
])('%s a listed language without files when its wording is whole: %s', async (_, isWhole) => {
  // Later test files of this process share its modules, and must not get those that this test loads.
  onTestFinished(() => {
    vi.doUnmock('../languages.ts');
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock('../languages.ts', () => ({ LANGUAGE_CODES: ['en', 'sw'], hasWording: () => isWhole }));
  if (isWhole) await expect(import('./onServer.ts')).rejects.toThrow('sw');
  else expect(Object.keys((await import('./onServer.ts')).searchWords)).toEqual(['en']);
});
