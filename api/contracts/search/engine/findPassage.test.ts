import { describe, expect, it } from 'vitest';
import { findPassage, toSentences } from './findPassage.ts';

const stem = (word: string) => word.replace(/s$/, '');
const SENTENCES = [
  ...toSentences('overview', ['It is common. Noises may hurt!'], stem),
  ...toSentences('symptoms', ['Loud noise hurts the ears\nSleep is light'], stem),
];
const find = (stems: Record<string, number>) => findPassage(SENTENCES, new Map(Object.entries(stems)), stem);

describe('a passage', () => {
  it('is the sentence whose words say most, with the words marked', () => {
    const found = find({ noise: 1, ear: 2 });
    expect(found).toMatchObject({ section: 'symptoms', text: 'Loud noise hurts the ears' });
    expect(found?.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['noise', 'ears']);
  });

  it('is the first of equal ones, and counts a repeated word once', () => {
    expect(find({ noise: 1 })?.text).toBe('Noises may hurt!');
    expect(toSentences('overview', ['a a', 'a b'], stem)).toHaveLength(2);
  });

  it('is null when no sentence has a word', () => expect(find({ asthma: 5 })).toBeNull());
});
