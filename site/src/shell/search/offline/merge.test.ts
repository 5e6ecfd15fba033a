import { SEARCH_RESULTS } from '@common-ground/api/contracts/limits.ts';
import { type EntryFacts, entryAddress, readEntryAddress } from '@common-ground/api/contracts/search/searchIndex.ts';
import { describe, expect, it } from 'vitest';
import { type FoundEntry, merge, toCondition, toTier } from './merge.ts';
import type { Hit } from './pagefind.d.ts';

const createFacts = (id: number): EntryFacts => ({
  id,
  categoryId: 2,
  lastUpdated: '2026-03-01T10:00:00.000Z',
  language: 'en',
});

type Scored = [id: number, score: number, title?: string];

function hits(given: Scored[], summary: string, loaded: number[] = []): Hit[] {
  return given.map(([id, score, title = 'Any']) => ({
    score,
    data: async () => {
      loaded.push(id);
      return { url: entryAddress(createFacts(id)), meta: { title, aliases: '[]', summary, tags: '[]' } };
    },
  }));
}

const shown = (found: FoundEntry[]) => found.map(({ facts, meta }) => `${meta.summary} ${facts.id}`);

describe('results of base and delta', () => {
  it('contain the changed version of a condition, and no withdrawn condition', async () => {
    const base = hits([[1, 9], [2, 8], [3, 7]], 'base'); // biome-ignore format: pairs
    const delta = hits([[1, 2]], 'delta');
    const found = await merge({ base, delta, superseded: [1, 2], text: 'any' });
    expect(shown(found)).toEqual(['base 3', 'delta 1']);
  });

  it('begin with the exact name, also from a delta in which no word is rare', async () => {
    const base = hits([[1, 20, 'Pain from autism'], [2, 30, 'Another']], 'base'); // biome-ignore format: pairs
    const delta = hits([[3, 0.4, 'Autism']], 'delta');
    expect(shown(await merge({ base, delta, superseded: [3], text: 'autism' }))).toEqual([
      'delta 3',
      'base 1',
      'base 2',
    ]);
  });

  it('are sorted by id across base and delta without a search text', async () => {
    const base = hits([[1, 1], [4, 1], [6, 1]], 'base'); // biome-ignore format: pairs
    const delta = hits([[4, 1], [5, 1]], 'delta'); // biome-ignore format: pairs
    const found = await merge({ base, delta, superseded: [4, 5], text: null });
    expect(shown(found)).toEqual(['base 1', 'delta 4', 'delta 5', 'base 6']);
  });

  it.each(['any', null])(
    'are limited as on the server (search text: %s), without superseded conditions',
    async (text) => {
      const loaded: number[] = [];
      const many = Array.from({ length: 4 * SEARCH_RESULTS }, (_, place): Scored => [place + 1, 1]);
      const found = await merge({ base: hits(many, 'base', loaded), delta: [], superseded: [1, 2, 3], text });
      expect(found.map(({ facts }) => facts.id)).toEqual(many.slice(3, 3 + SEARCH_RESULTS).map(([id]) => id));
      expect(loaded.length).toBeLessThan(many.length);
    },
  );
});

describe('tier of a hit', () => {
  const meta = {
    title: 'Ménière’s Disease',
    aliases: '["Endolymphatic hydrops","A.D.H.D."]',
    summary: 'Dizziness and a ringing in the ears.',
    tags: '["inner ear"]',
  };

  it.each([
    ['meniere’s disease', 0],
    ['Endolymphatic Hydrops', 1],
    ['adhd', 1],
    ['MÉNIÈRE', 2],
    ['hydrops dis', 3],
    ['dizzy', 4],
    ['tinnitus dizziness', 4],
    ['autsim', null],
    ['ring x', 4],
  ])('for "%s" is %s', (text, tier) => expect(toTier({ text, meta, score: 0.1 })).toBe(tier));

  it('is 4 for a high score, even when no indexed word resembles the text', () => {
    expect(toTier({ text: 'vertiginous', meta, score: 3 })).toBe(4);
  });

  it('does not depend on the Arabic article', () => {
    const arabic = { title: 'طيف التوحّد', aliases: '[]', summary: '', tags: '[]' };
    expect(toTier({ text: 'توحد', meta: arabic, score: 0.1 })).toBe(3);
    expect(toTier({ text: 'والتوحد', meta: arabic, score: 0.1 })).toBe(3);
  });
});

describe('entry of the index', () => {
  it('stores its facts in its address, from which they are read back', () => {
    const facts = { ...createFacts(12), language: 'zh-Hant' };
    expect(readEntryAddress(entryAddress(facts))).toEqual(facts);
  });

  it('becomes a card in the language of the page, or one marked as not translated', () => {
    const meta = { title: 'Autismo', aliases: '[]', summary: 'Un resumen.', tags: '["a, b","c"]' };
    const texts = { name: 'Autismo', summary: 'Un resumen.', tags: ['a, b', 'c'] };
    const spanish = { facts: { ...createFacts(1), language: 'es' }, meta };
    expect(toCondition(spanish, 'es')).toMatchObject({ id: 1, categoryId: 2, translation: texts });
    const fallenBack = toCondition({ facts: createFacts(1), meta }, 'es');
    expect(fallenBack).toMatchObject({ id: 1, ...texts, lastUpdated: '2026-03-01T10:00:00.000Z' });
    expect(fallenBack).not.toHaveProperty('translation');
  });
});
