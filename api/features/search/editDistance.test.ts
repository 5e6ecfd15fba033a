import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['autism', 'autism', 0],
    ['utism', 'autism', 1],
    ['autissm', 'autism', 1],
    ['autosm', 'autism', 1],
    ['autsim', 'autism', 1],
    ['dislexya', 'dyslexia', 2],
    ['', 'tic', 3],
    ['توحيد', 'توحد', 1],
  ])('from "%s" to "%s" is %i', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});
