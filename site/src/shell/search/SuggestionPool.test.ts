import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { SuggestionPool } from './SuggestionPool.ts';

const condition = (id: number, name: string, description = '', also: string[] = []) => ({
  id,
  name,
  description,
  also,
});
const CATEGORIES = ['Physical', 'Cognitive', 'Sensory', 'Mental Health'].map((name, place) => ({
  id: place + 1,
  name,
  description: `Conditions of ${name}`,
}));
const AUTISM = condition(1, 'Autism Spectrum', 'A difference in communication.', ['ASD']);
const ADHD = condition(2, 'ADHD', 'Attention and activity; often with autism.', ['attention deficit', 'AD/HD']);
const PALSY = condition(3, 'Cerebral Palsy', 'Movement.');
const SPECTRUM = condition(4, 'Spectrum of Something');

function createPool(conditions = [PALSY, ADHD, SPECTRUM, AUTISM], complete = true): SuggestionPool {
  const pool = new SuggestionPool();
  pool.add('', { complete, conditions, categories: CATEGORIES });
  return pool;
}
const pickNames = (pool: SuggestionPool, typed: string) => pool.pick(fold(typed)).conditions.map(({ name }) => name);

describe('picked suggestions', () => {
  it.each([
    ['spec', ['Spectrum of Something', 'Autism Spectrum']],
    ['AUTISM', ['Autism Spectrum', 'ADHD']],
    ['àutism ', ['Autism Spectrum', 'ADHD']],
    ['asd', ['Autism Spectrum']],
    ['ad/hd', ['ADHD']],
    ['deficit', ['ADHD']],
    ['palsy ', ['Cerebral Palsy']],
    ['ebral pal', ['Cerebral Palsy']],
    ['nothing', []],
  ])('for "%s" are sorted by names, then other names, then descriptions', (typed, names) => {
    expect(pickNames(createPool(), typed)).toEqual(names);
  });

  it('are at most five conditions and three categories', () => {
    const many = Array.from({ length: 9 }, (_, id) => condition(id + 1, `Condition ${id}`));
    const { conditions, categories } = createPool(many).pick('condition');
    expect(conditions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(categories).toHaveLength(3);
    expect(
      createPool()
        .pick('mental')
        .categories.map(({ name }) => name),
    ).toEqual(['Mental Health']);
  });
});

describe('known suggestions', () => {
  it('are settled for a text and all longer ones by a complete response', () => {
    const pool = createPool([AUTISM], false);
    expect(pool.isSettled('syn')).toBe(false);
    pool.add('syn', { complete: true, conditions: [], categories: CATEGORIES });
    expect(pool.isSettled('syn')).toBe(true);
    expect(pool.isSettled('syndr')).toBe(true);
    expect(pool.isSettled('sy')).toBe(false);
    expect(createPool().isSettled('anything')).toBe(true);
  });

  it('grow with every response, so that the next key finds more', () => {
    const pool = createPool([condition(1, 'Autism Spectrum', 'Cut…')], false);
    pool.add('a', {
      complete: false,
      conditions: [condition(1, 'Autism Spectrum', 'Cut…', ['asd']), ADHD],
      categories: [],
    });
    expect(pickNames(pool, 'ad')).toEqual(['ADHD']);
    expect(pickNames(pool, 'asd')).toEqual(['Autism Spectrum']);
    pool.add('aut', { complete: true, conditions: [AUTISM], categories: [] });
    expect(pool.pick('communication').conditions).toEqual([AUTISM]);
    expect(pickNames(pool, 'asd')).toEqual(['Autism Spectrum']);
  });
});

describe('fold', () => {
  it.each([
    ['Ménière’s  Disease', 'meniere s disease'],
    ['A.D.H.D.', 'a d h d '],
    ['  Œdème', 'oedeme'],
    ['الأطفال', 'الاطفال'],
    ['إعاقةٌ', 'اعاقه'],
    ['İstanbul ', 'istanbul '],
    ['   ', ''],
  ])('folds "%s" to "%s"', (text, folded) => expect(fold(text)).toBe(folded));
});
