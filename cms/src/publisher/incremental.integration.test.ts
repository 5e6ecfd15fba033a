import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { apply, type Step, stepsOfEveryKind } from './testing/edits.ts';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';
import { differing, rewrittenUnchanged } from './testing/snapshot.ts';

// Small lists, so that a few edits already move conditions between pages, home, related conditions and feeds.
vi.mock('@common-ground/api/contracts/limits.ts', async (original) => ({
  ...(await original<typeof import('@common-ground/api/contracts/limits.ts')>()),
  CATEGORY_PAGE_SIZE: 2,
  NAME_PAGE_SIZE: 3,
  TAG_CARDS: 2,
  FEATURED_CONDITIONS: 3,
  RELATED_CONDITIONS: 2,
  SITEMAP_SHARD_SIZE: 5,
  FEED_ENTRIES: 4,
}));

const RUNS = IS_DEEP ? 4 : 1;

const site = await publishing(FEW);
beforeAll(async () => {
  // Few categories, each with several pages, and with more related conditions than a page shows.
  for (let id = 1; id <= 14; id++) await site.cms.publish('conditions', id, { category: 1 + (id % 3) });
  // The first render ran in another thread, without the limits above.
  await site.pool.query(`SELECT publisher.note('{"kind": "everything"}', NULL)`);
  await site.publisher.settle();
});
afterAll(() => site.close());

it('writes the same tree as a full render after any edits, and rewrites no unchanged file', {
  timeout: 300_000,
}, async () => {
  const sequence = fc.asyncProperty(stepsOfEveryKind(), async (edits) => {
    const done: Step[] = [];
    let before = await site.tree();
    for (const [place, edit] of edits.entries()) {
      await apply(site.cms, edit);
      done.push(edit);
      if (!edit.isPublishedAtOnce && place < edits.length - 1) continue;
      await site.publisher.settle();
      const [after, whole] = [await site.tree(), await site.fullRender()];
      const hint = `after ${JSON.stringify(done.splice(0))}`;
      expect(differing(after, whole), hint).toEqual([]);
      expect(rewrittenUnchanged(before, after), hint).toEqual([]);
      before = after;
    }
  });
  // Each run continues on the data of the last one, so a shrunk case would start from another state.
  await fc.assert(sequence, { numRuns: RUNS, endOnFailure: true });
});
