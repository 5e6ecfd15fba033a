import { describe, expect, it, vi } from 'vitest';
import { createBrowserEntry } from '../../../testing/searchFiles.ts';
import { loadSearchLanguage } from '../loadSearchLanguage.ts';
import { suggestInBrowser } from '../suggest.ts';
import { BrowserSearch, type LanguageNames } from './BrowserSearch.ts';

const english = await loadSearchLanguage('en');
const ENTRIES = [
  await createBrowserEntry('en', 1, ['Depression', 'Low Mood'], { categoryId: 4, summary: 'A low mood.' }),
  await createBrowserEntry('en', 2, ['Bipolar Disorder', 'Manic Depression'], { categoryId: 4 }),
  await createBrowserEntry('en', 3, ['Dementia'], { categoryId: 2, symptoms: ['Forgetting', 'Restless sleep'] }),
  await createBrowserEntry('en', 7, ['Trastorno'], { language: 'es' }),
];
const CATEGORIES = ['Physical', 'Cognitive', 'Sensory', 'Mental Health'].map((name, at) => ({ id: at + 1, name }));
const NAMES: Record<string, LanguageNames['names']> = {
  en: [[1, 'Depression']],
  es: [
    [1, 'Depresión'],
    [3, 'Chochera'],
  ],
};

function open({ isComplete = true } = {}) {
  const loadNames = vi.fn(async (code: string): Promise<LanguageNames> => {
    const names = NAMES[code];
    if (!names) throw new Error('404');
    return { language: await loadSearchLanguage(code), names };
  });
  const index = { isComplete, entries: isComplete ? ENTRIES : [], categories: CATEGORIES, others: ['es'] };
  return { search: new BrowserSearch({ language: english, index, loadNames }), loadNames };
}
const ids = (hits: { id: number }[]) => hits.map(({ id }) => id);

describe('the search in the browser', () => {
  it('finds conditions without loading names in other languages', async () => {
    const { search, loadNames } = open();
    expect(ids((await search.find({ search: 'depression', category: '' })).hits)[0]).toBe(1);
    expect(loadNames).not.toHaveBeenCalled();
    const found = await search.find({ search: 'deprresion', category: '' });
    expect([found.searchedFor, ids(found.hits)[0]]).toEqual(['depression', 1]);
  });

  it('loads names in other languages once nothing fits, and again after a failure', async () => {
    const { search, loadNames } = open();
    loadNames.mockRejectedValueOnce(new Error('away'));
    expect((await search.find({ search: 'chochera', category: '' })).hasPage).toBe(false);
    expect((await search.find({ search: 'chochera', category: '' })).hits).toEqual([
      { id: 3, isNamed: true, match: { name: 'Chochera', language: 'es' } },
    ]);
    await search.find({ search: 'asthma', category: '' });
    expect(loadNames).toHaveBeenCalledTimes(2);
  });

  it('lists a category by id, and finds only its conditions', async () => {
    const { search } = open();
    expect(ids((await search.find({ search: '', category: '4' })).hits)).toEqual([1, 2]);
    expect((await search.find({ search: 'depression', category: '2' })).hasPage).toBe(false);
  });

  it('finds names when the index is not complete, but no category', async () => {
    const { search } = open({ isComplete: false });
    expect(ids((await search.find({ search: 'depresion', category: '' })).hits)).toEqual([1]);
    expect(search.entry(3)).toMatchObject({ names: ['Chochera'], language: 'es' });
    await expect(search.find({ search: 'depression', category: '4' })).rejects.toThrow('no categories');
  });

  it('finds categories by a part of their name', () => {
    expect(open().search.findCategories('HEALT')).toEqual([{ id: 4, name: 'Mental Health' }]);
  });
});

describe('suggestions of the browser', () => {
  it('are the first results of the search, in their order', async () => {
    const { search } = open();
    for (const text of ['depression', 'deprresion', 'low mood', 'manic', 'chochera']) {
      const { hits, searchedFor, hasPage } = await search.find({ search: text, category: '' });
      const suggested = await suggestInBrowser(text, search);
      expect(ids(suggested.conditions), text).toEqual(ids(hits));
      expect([suggested.searchedFor, suggested.hasPage], text).toEqual([searchedFor, hasPage]);
    }
  });

  it('contain near conditions and no page for a text that is only mentioned', async () => {
    const suggested = await suggestInBrowser('restless grandmother abroad', open().search);
    expect([suggested.hasPage, suggested.conditions, ids(suggested.near)]).toEqual([false, [], [3]]);
  });

  it('begin with a single letter, in alphabetical order, and leave open whether there is a page', async () => {
    const { hasPage, conditions } = await suggestInBrowser('d', open().search);
    expect([hasPage, conditions.map(({ name }) => name)]).toEqual([null, ['Dementia', 'Depression']]);
  });

  it('name the language of texts that are not translated', async () => {
    const { conditions } = await suggestInBrowser('trastorno', open().search);
    expect(conditions).toEqual([{ id: 7, name: 'Trastorno', description: '', language: 'es' }]);
  });
});
