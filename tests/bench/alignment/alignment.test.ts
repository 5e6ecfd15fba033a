import { describe, expect, it } from 'vitest';
import { Random } from '../generator/Random.ts';
import { MAX_WRONG, measureAlignment } from './alignment.ts';
import { countWrong, simulateEdits } from './simulateEdits.ts';

const SAMPLE_ROUNDS = 8;

describe('the alignment of edited texts', () => {
  const errors = measureAlignment(SAMPLE_ROUNDS);

  it.each(['paragraphs', 'items'] as const)('finds the former positions of nearly all %s', (what) => {
    const { texts, wrong } = errors[what];
    expect(texts).toBeGreaterThan(1000);
    expect(wrong / texts).toBeLessThanOrEqual(MAX_WRONG[what]);
  });

  it('is measured with the same edits in each run', () => {
    expect(measureAlignment(1)).toEqual(measureAlignment(1));
  });
});

describe('simulated edits', () => {
  const texts = ['One is here.', 'Two is there. It is large.', 'Three is away.'];
  const edit = (seed: number) => simulateEdits(texts, { random: new Random(seed), others: ['A new text.'] });

  it('keep the positions of the texts that they change, and change some', () => {
    const edited = Array.from({ length: 50 }, (_, seed) => edit(seed));
    expect(edited.filter((all) => all.map(({ text }) => text).join() === texts.join()).length).toBeLessThan(10);
    const unchanged = edited.flat().filter(({ text }) => texts.includes(text));
    for (const { text, formers } of unchanged) expect(formers).toContain(texts.indexOf(text));
    expect(edited.flat().some(({ formers }) => formers.length === 0)).toBe(true);
    expect(edited.flat().some(({ formers }) => formers.length > 1)).toBe(true);
  });
});

describe('a former position', () => {
  const split = [
    { text: 'One', formers: [0] },
    { text: 'is here', formers: [0] },
    { text: 'New', formers: [] },
  ];

  it('is right for one half of a split text when the other counts as new', () => {
    expect(countWrong(split, [0, -1, -1])).toBe(0);
    expect(countWrong(split, [-1, 0, -1])).toBe(0);
  });

  it('is wrong for a lost text, and for a new text that is taken for another', () => {
    expect(countWrong(split, [-1, -1, -1])).toBe(2);
    expect(countWrong(split, [0, -1, 1])).toBe(1);
  });
});
