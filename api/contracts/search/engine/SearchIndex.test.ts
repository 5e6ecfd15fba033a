import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntry } from './createEntry.ts';
import { SearchIndex } from './SearchIndex.ts';
import { searchIn } from './searchIn.ts';
import { loadStemmer } from './stems.ts';
import { Vocabulary } from './Vocabulary.ts';

const STOP_WORDS = new Set('a an and the of in my is he can not for with what to'.split(' '));
const AUTISM = { id: 1, names: ['Autism Spectrum', 'Autistic disorder', 'ASD'], terms: ['lines up toys', 'aspie'] };
const ADHD = { id: 2, names: ['ADHD', 'Attention deficit'], terms: ['ritalin', 'can not sit still'] };
const PALSY = { id: 3, names: ['Cerebral Palsy'], terms: ['spastic'] };
const LOW_VISION = { id: 4, names: ['Low vision', 'Partially sighted'], terms: ['white cane'] };
const TEXTS = { tags: ['Brain'], summary: '', symptoms: ['Trouble with sleep and noise'], body: [] };

let index: SearchIndex;
beforeEach(async () => {
  index = await createIndex('en', [AUTISM, ADHD, PALSY, LOW_VISION]);
});

async function createIndex(code: string, records: (typeof AUTISM)[]): Promise<SearchIndex> {
  const created = new SearchIndex({ code, stem: await loadStemmer(code), stopWords: STOP_WORDS });
  for (const record of records) created.put(createEntry({ ...TEXTS, ...record }, created.language));
  return created;
}
const find = (text: string, options?: { isExact: boolean }) => index.search(text, options).hits.map(({ id }) => id);
const first = (text: string) => index.search(text).hits[0];

describe('a search', () => {
  it.each([
    ['autism', 1, 'a word of the name'],
    ['autistic disorders', 1, 'another form of another name'],
    ['what is the ASD', 1, 'an abbreviation among words that say nothing'],
    ['he lines up his toys', 1, 'a hidden term'],
    ['attention', 2, 'a word of another name'],
    ['autizm', 1, 'a word as it sounds'],
    ['atention deficti', 2, 'swapped letters'],
    ['cerebralpalsy', 3, 'words typed as one'],
    ['spas tic', 3, 'a word typed as two'],
    ['cereb', 3, 'the beginning of a word'],
    ['ceribral pal', 3, 'a misspelt word and the beginning of another'],
    ['PALSY, CEREBRAL', 3, 'words in another order'],
  ])('for "%s" finds %i first, by %s', (text, id) => {
    expect(first(text)?.id).toBe(id);
    expect(index.search(text).isFitting).toBe(true);
  });

  it.each(['asthma', 'weather in Paris', 'zzzzqq', 'sleep', '', '!?'])('for "%s" fits no entry', (text) => {
    expect(index.search(text).isFitting).toBe(false);
  });

  it('lists entries that only mention a word, without taking them for an answer', () => {
    const { hits, isFitting } = index.search('noise');
    expect(hits.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(isFitting).toBe(false);
  });

  it('puts the entry with the whole text as its name before others with its words', async () => {
    index.put(createEntry({ ...TEXTS, id: 5, names: ['Vision'], terms: [] }, index.language));
    expect(find('vision')).toEqual([5, 4]);
  });

  it('names the matching name, and none for a hidden term', () => {
    expect(first('ASD')).toMatchObject({ name: 2, isNamed: true });
    expect(first('aspie')).toMatchObject({ name: null, isNamed: false });
    expect(index.names(1)[2]).toBe('ASD');
  });
});

it('looks for few parts in words typed as one, so that no text takes long', () => {
  // A run of one letter can be divided in very many ways.
  index.put(createEntry({ ...TEXTS, id: 5, names: ['ee', 'eee', 'eeee'], terms: [] }, index.language));
  const find = vi.spyOn(Vocabulary.prototype, 'find');
  for (const length of [20, 190]) index.search(`${'e'.repeat(length)}qxzvq`);
  expect(find.mock.calls.length).toBeLessThan(1000);
});

describe('corrections', () => {
  it('replace misspelt words in the typed text', () => {
    expect(index.search('My cerebrl palsy').corrected).toBe('My cerebral palsy');
    expect(index.search('cerebral palsy').corrected).toBeNull();
  });

  it('never show a word of a hidden term', () => {
    expect(first('ritalyn')?.id).toBe(2);
    expect(index.search('ritalyn').corrected).toBeNull();
  });

  it('show a word no longer once its name has become a hidden term', () => {
    expect(index.search('autistik disorder').corrected).toBe('autistic disorder');
    const terms = ['Autistic disorder'];
    index.put(createEntry({ ...TEXTS, id: 1, names: ['Autism Spectrum'], terms }, index.language));
    expect(index.search('autistik disorder').corrected).toBeNull();
  });

  it('are not made in an exact search', () => {
    expect(find('autizm', { isExact: true })).toEqual([]);
    expect(find('autism', { isExact: true })[0]).toBe(1);
  });
});

describe('an entry of an index', () => {
  it('is replaced as a whole', () => {
    index.put(createEntry({ ...TEXTS, id: 1, names: ['Stuttering'], terms: [] }, index.language));
    expect(find('autism')).toEqual([]);
    expect(find('stuttering')[0]).toBe(1);
    expect(index.size).toBe(4);
  });

  it('is found no more after its removal, and its place is used again', () => {
    index.remove(1);
    index.remove(99);
    expect([index.size, index.has(1), index.names(1)]).toEqual([3, false, []]);
    expect([find('autism'), find('aspie'), find('autizm')]).toEqual([[], [], []]);
    index.put(createEntry({ ...TEXTS, id: 9, names: ['Epilepsy'], terms: [] }, index.language));
    expect(find('epilepsy')[0]).toBe(9);
    expect(find('palsy')[0]).toBe(3);
  });
});

describe('names in other languages', () => {
  const find = async (text: string) => {
    const french = await createIndex('fr', [{ id: 3, names: ['Paralysie cérébrale'], terms: [] }]);
    return searchIn(index, [french], text);
  };

  it('are found when no entry of the own language fits', async () => {
    expect(await find('paralysie cerebrale')).toMatchObject({ isFitting: true, language: 'fr', hits: [{ id: 3 }] });
    expect(await find('autism')).toMatchObject({ isFitting: true, language: 'en' });
  });

  it('come before a guess at a misspelt word', async () => {
    const spanish = await createIndex('es', [{ id: 4, names: ['Artista'], terms: [] }]);
    expect(index.search('artistic').hits[0]?.id).toBe(1);
    expect(searchIn(index, [spanish], 'artista')).toMatchObject({ corrected: null, language: 'es', hits: [{ id: 4 }] });
  });

  it('must be most of the text, without slips', async () => {
    expect(await find('paralysie des comptes en banque')).toMatchObject({ isFitting: false, language: 'en' });
    expect(await find('paralisie serebrale')).toMatchObject({ language: 'en' });
  });
});

it('finds Arabic names that are typed in Latin letters', async () => {
  const arabic = await createIndex('ar', [{ id: 8, names: ['التوحد'], terms: [] }]);
  expect(arabic.search('el tawa7od').hits[0]?.id).toBe(8);
  expect(arabic.search('el tawa7od', { isExact: true }).hits).toEqual([]);
});
