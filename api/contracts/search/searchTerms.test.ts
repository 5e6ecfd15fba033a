import { describe, expect, it } from 'vitest';
import { findRepeatedTerm, findTakenTerms } from './searchTerms.ts';

const names = [
  { conditionId: 1, condition: 'Autism', name: 'Autism' },
  { conditionId: 1, condition: 'Autism', name: 'Asperger’s' },
  { conditionId: 2, condition: 'Dépression', name: 'Dépression' },
];

describe('search terms of a condition', () => {
  it.each(['AUTISM', 'aspérger’s', 'asperger'])('are taken when one is another condition’s name: %s', (term) => {
    const taken = findTakenTerms(['lines up toys', term], { conditionId: 2, names });
    expect(taken).toEqual([{ term, condition: 'Autism' }]);
  });

  it('are not taken by names of the same condition, or by names that contain one', () => {
    expect(findTakenTerms(['autism', 'dépression légère'], { conditionId: 1, names })).toEqual([]);
  });

  it('are repeated when they differ in case, accents or spaces only', () => {
    expect(findRepeatedTerm(['Hyperfocus', 'hyper focus'])).toBe('hyper focus');
    expect(findRepeatedTerm(['tic', 'TÍC'])).toBe('TÍC');
    expect(findRepeatedTerm(['tic', 'tics'])).toBeUndefined();
  });
});
