import { describe, expect, it } from 'vitest';
import { createEntry } from './engine/createEntry.ts';
import { SearchIndex } from './engine/SearchIndex.ts';
import { loadStemmer } from './engine/stems.ts';
import { findHits } from './findHits.ts';

const language = { code: 'en', stem: await loadStemmer('en'), stopWords: new Set(['and', 'the', 'with']) };
const own = new SearchIndex(language);
const spanish = new SearchIndex({ code: 'es', stem: (word) => word, stopWords: new Set() });
const put = (id: number, names: string[], symptoms: string[] = []) =>
  own.put(createEntry({ id, names, terms: [], tags: [], summary: '', symptoms, body: [] }, language));
put(1, ['Depression', 'Low Mood'], ['Poor sleep']);
put(2, ['Bipolar Disorder', 'Manic Depression'], ['Little sleep']);
put(3, ['Epilepsy'], ['Seizures', 'A wheeze']);
put(4, ['TDAH'], []);
for (const [id, name] of [
  [1, 'Depresión'],
  [3, 'Mal Comicial'],
] as const)
  spanish.put({ id, names: [name], terms: [], stems: {} });

const find = (text: string, options = {}) => findHits({ text, own, others: [spanish], ...options });
const ids = (hits: { id: number }[]) => hits.map(({ id }) => id);

describe('hits of a search', () => {
  it('are listed best first, with the other name that matches', () => {
    const { hasPage, hits, searchedFor } = find('low mood');
    expect([hasPage, searchedFor, hits[0]]).toEqual([
      true,
      null,
      { id: 1, isNamed: true, match: { name: 'Low Mood', language: 'en' } },
    ]);
    expect(find('depression').hits[0]).toEqual({ id: 1, isNamed: true, match: null });
  });

  it('name the corrected text, unless the text is searched as typed', () => {
    expect(find('deprresion').searchedFor).toBe('depression');
    expect(find('deprresion', { isExact: true })).toMatchObject({ searchedFor: null, hasPage: false, hits: [] });
  });

  it('contain a name in another language when nothing fits in the own one', () => {
    expect(find('mal comicial').hits).toEqual([
      { id: 3, isNamed: true, match: { name: 'Mal Comicial', language: 'es' } },
    ]);
  });

  it('leave out conditions that are not accepted, and are no page when none is left', () => {
    const isOther = (id: number) => id !== 1;
    expect(ids(find('depression', { accepts: isOther }).hits)).not.toContain(1);
    expect(find('epilepsy', { accepts: (id: number) => id === 1 })).toMatchObject({ hasPage: false, hits: [] });
  });

  it('are all conditions whose main name has the whole text, though its words say little', () => {
    for (let id = 10; id < 30; id += 1) put(id, [`Nr ${id} Syndrome`, 'Umbrella']);
    const { hasPage, hits } = find('syndromes');
    expect([hasPage, hits.length, hits[0]]).toEqual([true, 20, { id: 10, isNamed: true, match: null }]);
    expect(find('syndrome of lost gloves').hasPage).toBe(false);
  });

  it('name the language of names that are not in the own one', () => {
    put(4, ['ADHD', 'TDAH']);
    const { hits } = find('tdah', { toNameLanguage: () => 'fr' });
    expect(hits[0]?.match).toEqual({ name: 'TDAH', language: 'fr' });
  });
});

describe('near conditions of a text that no condition is about', () => {
  it('mention its words', () => {
    const { hasPage, near, stems } = find('fever with a wheeze and unknown rash');
    expect([hasPage, ids(near)]).toEqual([false, [3]]);
    expect([...stems.keys()]).toContain('wheez');
  });

  it('do not come from corrected words', () => {
    expect(find('weezing nonsense about football').near).toEqual([]);
  });
});
