import { describe, expect, it } from 'vitest';
import { countSlips, toSound } from './spelling.ts';

describe('toSound', () => {
  it.each([
    ['rumatoid', 'rheumatoid'],
    ['dislexia', 'dyslexia'],
    ['sikizofrenia', 'sikizophrenia'],
    ['acouphene', 'akoufene'],
    ['عظم', 'عضم'],
  ])('makes "%s" and "%s" sound alike', (word, meant) => expect(toSound(word)).toBe(toSound(meant)));

  it('keeps different words apart', () => expect(toSound('autism')).not.toBe(toSound('anxiety')));
});

describe('countSlips', () => {
  it.each([
    ['depression', 'depression', 0],
    ['deprression', 'depression', 1],
    ['deprssion', 'depression', 1],
    ['depressoin', 'depression', 1],
    ['teh', 'the', 1],
    ['kitten', 'sitting', 3],
  ])('from "%s" to "%s" returns %i', (word, meant, slips) => expect(countSlips(word, meant, 3)).toBe(slips));

  it('returns one more than the limit beyond it', () => {
    expect(countSlips('autism', 'dementia', 2)).toBe(3);
    expect(countSlips('a', 'abcdef', 2)).toBe(3);
  });
});
