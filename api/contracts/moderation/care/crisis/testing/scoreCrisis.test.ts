import { describe, expect, it } from 'vitest';
import { recogniser } from '../recogniser.ts';
import { readStatements } from './readCorpus.ts';
import { scoreCrisis } from './scoreCrisis.ts';

const scores = scoreCrisis(readStatements(), recogniser);
const ofKind = (pattern: RegExp) => scores.filter(({ name }) => pattern.test(name));

describe('the committed corpus of crises', () => {
  it('has statements of every kind in every language of the interface', () => {
    expect(scores).toHaveLength(4 * 6);
  });

  it.each(ofKind(/(emergency|poison|violence|suicide)$/))(
    'has at least 95 % of $name found, at most 15 % of those as another kind',
    (score) => {
      const caught = score.sure + score.maybe;
      expect(caught).toBeGreaterThanOrEqual(0.95 * score.all);
      expect(score.wrongKind).toBeLessThanOrEqual(0.15 * caught);
    },
  );

  it.each(ofKind(/ordinary$/))('has at most 0.5 % sure and 3 % maybe findings in $name', ({ all, sure, maybe }) => {
    expect(sure).toBeLessThanOrEqual(0.005 * all);
    expect(maybe).toBeLessThanOrEqual(0.03 * all);
  });

  it.each(ofKind(/lookalike$/))('has at most 8 % sure findings in $name', ({ all, sure }) => {
    expect(sure).toBeLessThanOrEqual(0.08 * all);
  });
});
