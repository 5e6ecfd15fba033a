import { describe, expect, it } from 'vitest';
import { createEntry } from './createEntry.ts';

const SOURCE = { id: 7, names: ['Tinnitus'], terms: ['ringing ears'], tags: [], summary: '', symptoms: [], body: [] };
const stem = (word: string) => word.replace(/s$/, '');
const weigh = (texts: object) => createEntry({ ...SOURCE, ...texts }, { stem }).stems;

describe('an entry', () => {
  it('has names and hidden terms as they are written', () => {
    expect(createEntry(SOURCE, { stem })).toEqual({ id: 7, names: ['Tinnitus'], terms: ['ringing ears'], stems: {} });
  });

  it('leaves out hidden terms that are names too', () => {
    expect(createEntry({ ...SOURCE, terms: ['TINNITUS', 'hum'] }, { stem }).terms).toEqual(['hum']);
  });

  it('adds up the weights of a stem in tags, summary and symptoms', () => {
    expect(weigh({ tags: ['Ears'], summary: 'An ear hums', symptoms: ['Hum'] })).toEqual({
      3: 'an',
      6: 'hum',
      7: 'ear',
    });
  });

  it('counts a stem twice in the symptoms at most', () => {
    expect(weigh({ symptoms: ['noise', 'noise', 'noises'] })).toEqual({ 6: 'noise' });
  });

  it('counts a stem of the body from its third mention, six times at most', () => {
    expect(weigh({ body: ['rare rare', 'often often often'] })).toEqual({ 3: 'often' });
    expect(weigh({ body: ['word '.repeat(9)] })).toEqual({ 6: 'word' });
  });
});
