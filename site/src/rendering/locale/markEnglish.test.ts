import { describe, expect, it } from 'vitest';
import { markEnglish } from './markEnglish.ts';

describe('English wording on a page of a language without wording', () => {
  it.each([
    ['<p>Page Not Found</p>', '<p lang="en" dir="ltr">Page Not Found</p>'],
    [
      '<a class="a>b" href="/sw"><svg><path d="M1"></path></svg> Go to home page</a>',
      '<a class="a>b" href="/sw" lang="en" dir="ltr"><svg><path d="M1"></path></svg> Go to home page</a>',
    ],
    ['<p>12 conditions available</p>', '<p lang="en" dir="ltr">12 conditions available</p>'],
  ])('is marked in %s', async (html, marked) => expect(await markEnglish(html, 'sw')).toBe(marked));

  it.each([
    '<p>Ugonjwa wa Parkinson</p>',
    '<p lang="en">Page Not Found</p>',
    '<p>12</p>',
    '<title>Page Not Found</title>',
    '<p>Page Not Found <b>Ukurasa</b></p>',
  ])('is not marked in %s', async (html) => expect(await markEnglish(html, 'sw')).toBe(html));

  it.each(['<p>Page Not Found</p>', '<p>Menu</p>'])(
    'is not marked where the language has its own text: %s',
    async (html) => expect(await markEnglish(html, 'fr')).toBe(html),
  );
});
