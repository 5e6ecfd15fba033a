import { expect, it } from 'vitest';
import { findPageFiles } from './findPageFiles.ts';

const list = {
  '/_astro/page.js': { bytes: 1, brings: ['/_astro/a.js', '/_astro/es.js', '/_astro/ar.js'] },
  '/_astro/a.js': { bytes: 1, brings: ['/_astro/page.js'] },
  '/_astro/es.js': { bytes: 1, brings: [], language: 'es' },
  '/_astro/ar.js': { bytes: 1, brings: [], language: 'ar' },
};

it('lists files that the page names and those that they import, in the language of the page', () => {
  const html = '<script data-src="/_astro/page.js"></script><astro-island component-url="/_astro/unknown.js">';
  expect(findPageFiles(html, { list, lang: 'es' }).sort()).toEqual([
    ...['/_astro/a.js', '/_astro/es.js', '/_astro/page.js', '/_astro/unknown.js'],
  ]);
});

it('lists pictures and icons, but no films, pages or files of other origins', () => {
  const html =
    '<link href="/favicon.svg"><img src="/a/b.webp"><video src="/films/1.mp4"><a href="/condition/1"><img src="https://else.where/x.png">';
  expect(findPageFiles(html, { list: {}, lang: 'en' }).sort()).toEqual(['/a/b.webp', '/favicon.svg']);
});
