import { describe, expect, it } from 'vitest';
import { hashPages, planParts } from './planParts.ts';

const page = (path: string) => ({ path, digest: `digest of ${path}` });
const plan = (...paths: string[]) => planParts(paths.map(page), ['en', 'es']);
const partsIn = (language: string, ...paths: string[]) =>
  plan(...paths)
    .get(language)
    ?.map(({ kind, from, pages }) => [kind, from, pages.map(({ path }) => path)]);

describe('planParts', () => {
  it('divides the pages of each language by kind, in the order of the groups', () => {
    const paths = ['/about', '/community/topics/3', '/es/learning/paths/1', '/help-lines', '/learning/modules/101'];
    expect(partsIn('en', ...paths)).toEqual([
      ['learning', 0, ['/learning/modules/101']],
      ['forum', 1, ['/community/topics/3']],
      ['site', 0, ['/about']],
      ['helpLines', 0, ['/help-lines']],
    ]);
    expect(partsIn('es', ...paths)).toEqual([['learning', 0, ['/es/learning/paths/1']]]);
  });

  it.each([
    ['a condition', '/condition/1'],
    ['a list of conditions', '/category/1/page/2'],
    ['the home page', '/'],
    ['a list of topics', '/community/forum/support'],
    ['the list of learning paths', '/learning'],
    ['the frame of topics for members', '/community/members'],
    ['the profile', '/profile'],
    ['a page of a missing record', '/learning/modules/0'],
    ['a page in a language that is not active', '/fr/about'],
    ['a feed', '/community/feed.xml'],
  ])('leaves out %s', (_, path) => {
    expect(partsIn('en', path)).toEqual([]);
  });

  it('puts 1,000 ids of topics into a part, and 100 where the newest topic is', () => {
    const ids = [1, 1000, 1001, 2000, 2001, 2100, 2101, 2150];
    const parts = plan(...ids.map((id) => `/community/topics/${id}`)).get('en');
    expect(parts?.map(({ from, pages }) => [from, pages.length])).toEqual([
      [1, 2],
      [1001, 2],
      [2001, 2],
      [2101, 2],
    ]);
  });

  it('puts all pages of a topic into one part', () => {
    expect(partsIn('en', '/community/topics/100', '/community/topics/100/2')).toHaveLength(1);
  });
});

describe('hashPages', () => {
  it('changes when a page is added, removed or rendered anew', () => {
    const [one, other] = [page('/about'), page('/terms')];
    const hashes = [[one], [one, other], [other], [{ ...one, digest: 'new' }]].map(hashPages);
    expect(new Set(hashes).size).toBe(4);
  });
});
