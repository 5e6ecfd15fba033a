import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { expect, it } from 'vitest';
import { fetchCompressed } from '../support/fetchCompressed.ts';
import { correctedPages } from './support/correctedPages.ts';
import { servedSite, toRoute } from './support/servedSite.ts';

const site = await servedSite();

/**
 * Maximum compressed bytes of each kind of page. The limit of a condition page is what the product promises. The others
 * are a little above the present size, so that a heavier page must raise its limit here.
 */
const MAX_PAGE_BYTES: Record<string, number> = {
  condition: 18_000,
  home: 15_900,
  category: 13_500,
  names: 14_000,
  tag: 13_400,
  page: 13_700,
  contribute: 11_900,
  accessibilitySettings: 12_400,
  // Emergency numbers of every country and all help lines are one page, so that one saved copy helps offline.
  helpLines: 23_800,
  learning: 13_600,
  remember: 11_700,
  learningPath: 14_000,
  learningModule: 14_800,
  forum: 13_500,
  forumCategory: 13_500,
};
const MAX_BYTES_ELSE = 11_200;
/** Maximum header bytes of each page. Headers are not compressed. */
const MAX_HEADER_BYTES = 600;
it('every page stays within its limit in every language, and sets no cookie', async () => {
  const tooHeavy: string[] = [];
  const paths = await site.everyPath();
  for (const path of paths) {
    const { screen } = toRoute(path);
    const { body, headers, headerBytes } = await fetchCompressed(site.origin + path, screen === 'notFound' ? 404 : 200);
    const most = MAX_PAGE_BYTES[screen] ?? MAX_BYTES_ELSE;
    if (body.length > most) tooHeavy.push(`${path}: ${body.length} bytes, at most ${most}`);
    expect(headerBytes, path).toBeLessThanOrEqual(MAX_HEADER_BYTES);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
  expect(tooHeavy).toEqual([]);
  const conditions = paths.filter((path) => toRoute(path).screen === 'condition');
  expect(conditions.length).toBeGreaterThanOrEqual(30 * LANGUAGE_CODES.length);
});

it('a corrected page with a lapsed review stays within its limit in every language', async () => {
  const tooHeavy: string[] = [];
  const heaviest: number[] = [];
  for (const language of LANGUAGE_CODES) {
    const sizes = (await correctedPages(site, language)).map(({ path, bytes }) => {
      if (bytes > (MAX_PAGE_BYTES.condition ?? 0)) tooHeavy.push(`${path}: ${bytes} bytes`);
      return bytes;
    });
    heaviest.push(Math.max(...sizes));
  }
  expect(tooHeavy).toEqual([]);
  expect(
    heaviest.every((bytes) => bytes > 10_000),
    heaviest.join(),
  ).toBe(true);
});
