import { expect, it } from 'vitest';
import { SITE } from '../../../testing/fakeCaches.ts';
import { chooseStrategy } from './chooseStrategy.ts';

const asked = (path: string, { method = 'GET', mode = 'cors', range = '' } = {}) =>
  chooseStrategy(
    {
      method,
      mode: mode as RequestMode,
      url: new URL(path, SITE).href,
      headers: new Headers(range ? { range } : {}),
    },
    SITE,
  );

it.each([
  '/',
  '/es',
  '/condition/7',
  '/ar/tag/الحركة',
  '/ar/condition/7?search=a',
  '/profile',
  '/offline',
  '/pt-BR/category/2/page/3',
])('answers a navigation to %s as a page', (path) => expect(asked(path, { mode: 'navigate' })).toBe('page'));

it.each([
  '/cms',
  '/cms/collections/pages',
  '/api/conditions',
  '/films/a.mp4',
  '/feed.xml',
  '/robots.txt',
  '/new-kind/1',
])('leaves a navigation to %s to the network', (path) => expect(asked(path, { mode: 'navigate' })).toBe('pass'));

it.each(['/_astro/a.D6ADCfd5.js', '/_astro/font.woff2', '/search/en/forum-0123456789abcdef/pagefind.js'])(
  'answers %s as a file that never changes',
  (path) => expect(asked(path)).toBe('file'),
);

it.each([
  '/api/help-lines?lang=en',
  '/api/chat-answers',
  '/favicon.svg',
  '/icons/192.png',
  '/search/ar/conditions.json',
  '/search/ar/pages.json',
])('answers %s from the network first', (path) => expect(asked(path)).toBe('answer'));

it.each([
  '/api/users/1/bookmarks',
  '/api/help-lines-of-mine',
  '/api/localized/search?q=a',
  '/cms/api/users/me',
  'https://other.example/_astro/a.js',
])('leaves %s to the network', (path) => expect(asked(path)).toBe('pass'));

it('leaves writes and range requests to the network', () => {
  expect(asked('/api/help-lines', { method: 'POST' })).toBe('pass');
  expect(asked('/condition/1', { method: 'POST', mode: 'navigate' })).toBe('pass');
  expect(asked('/_astro/a.js', { range: 'bytes=0-' })).toBe('pass');
});
