import { describe, expect, it } from 'vitest';
import { countSlips, toSound } from './spelling.ts';

describe('sound', () => {
  it.each([
    ['rumatoid', 'rheumatoid'],
    ['dislexia', 'dyslexia'],
    ['sikizofrenia', 'sikizophrenia'],
    ['acouphene', 'akoufene'],
    ['عظم', 'عضم'],
  ])('of "%s" is that of "%s"', (word, meant) => expect(toSound(word)).toBe(toSound(meant)));

  it('of different words differs', () => expect(toSound('autism')).not.toBe(toSound('anxiety')));
});

describe('slips', () => {
  it.each([
    ['depression', 'depression', 0],
    ['deprression', 'depression', 1],
    ['deprssion', 'depression', 1],
    ['depressoin', 'depression', 1],
    ['teh', 'the', 1],
    ['kitten', 'sitting', 3],
  ])('from "%s" to "%s" are %i', (word, meant, slips) => expect(countSlips(word, meant, 3)).toBe(slips));

  it('are counted up to the limit, and one more beyond it', () => {
    expect(countSlips('autism', 'dementia', 2)).toBe(3);
    expect(countSlips('a', 'abcdef', 2)).toBe(3);
  });
});
