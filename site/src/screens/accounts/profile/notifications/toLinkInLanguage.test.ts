import { expect, it } from 'vitest';
import { toLinkInLanguage } from './toLinkInLanguage.ts';

it.each([
  ['/profile#settings', 'ar', '/ar/profile#settings'],
  ['/profile#settings', 'en', '/profile#settings'],
  ['/condition/3', 'fr', '/fr/condition/3'],
  ['/?search=x', 'es', '/es?search=x'],
  ['/cms/collections/contributions/3', 'ar', '/cms/collections/contributions/3'],
])('resolves %s for the language %s to %s', (link, lang, path) => {
  expect(toLinkInLanguage(link, lang)).toBe(path);
});

it.each([null, '', 'https://example.org/', '//example.org', 'javascript:alert(1)', '/nowhere/at/all'])(
  'returns null for %j',
  (link) => {
    expect(toLinkInLanguage(link, 'en')).toBeNull();
  },
);
