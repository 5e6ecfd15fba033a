import type { RevisionTexts } from '@common-ground/api/contracts/history/history.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, type Piece } from './compareTexts.ts';

const EMPTY: RevisionTexts = {
  name: '',
  summary: '',
  overview: '',
  aliases: [],
  symptoms: [],
  causes: [],
  treatments: [],
  resources: [],
  tags: [],
  sources: [],
};
const before: RevisionTexts = {
  ...EMPTY,
  name: 'Autism',
  overview: 'First paragraph of the page.\n\nSecond one.',
  symptoms: ['Routine', 'Deep interests in some things', 'Sounds'],
};
const written = (pieces: Piece[]) =>
  pieces.map(({ text, is }) => (is === 'same' ? text : is === 'added' ? `+${text}+` : `-${text}-`)).join('');
const compared = (to: Partial<RevisionTexts>, from: RevisionTexts | null = before) =>
  compareTexts(from, { ...before, ...to }).map(({ field, parts, unchanged }) => [field, parts.map(written), unchanged]);

it('returns nothing for equal texts', () => {
  expect(compared({})).toEqual([]);
});

it('marks words within a paragraph, and counts unchanged paragraphs', () => {
  expect(compared({ overview: 'First long paragraph of the page.\n\nSecond one.' })).toEqual([
    ['overview', ['First +long +paragraph of the page.'], 1],
  ]);
});

it('marks added and removed entries, and pairs a changed one with its old form', () => {
  expect(compared({ symptoms: ['Deep interests in many things', 'Sounds', 'Light'] })).toEqual([
    ['symptoms', ['-Routine-', 'Deep interests in -some-+many+ things', '+Light+'], 1],
  ]);
});

it('marks entries with little in common as removed and added', () => {
  expect(compared({ symptoms: ['Routine', 'Something else altogether', 'Sounds'] })).toEqual([
    ['symptoms', ['-Deep interests in some things-', '+Something else altogether+'], 2],
  ]);
});

it('marks all of a first version as added, in the order of the page', () => {
  expect(compared({ tags: ['a'] }, null).map(([field]) => field)).toEqual(['name', 'overview', 'symptoms', 'tags']);
  expect(compared({}, null)[0]).toEqual(['name', ['+Autism+'], 0]);
});

it('returns added and removed pieces that account for the difference in length', () => {
  const texts = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', 'ن', '.') }).filter((text) => text.trim() !== ''),
  );
  fc.assert(
    fc.property(texts, texts, (from, to) => {
      const [change] = compareTexts({ ...EMPTY, tags: from }, { ...EMPTY, tags: to });
      const kept = (...kinds: Piece['is'][]) =>
        (change?.parts ?? [])
          .flat()
          .filter(({ is }) => kinds.includes(is))
          .reduce((sum, { text }) => sum + text.length, 0);
      const length = (list: string[]) => list.join('').length;
      expect(kept('same', 'added') - kept('same', 'removed')).toBe(length(to) - length(from));
      expect(kept('same', 'added')).toBeLessThanOrEqual(length(to));
    }),
  );
});

// Without the time limit, comparing texts with so little in common would take many minutes.
it('returns in time for long texts with little in common', { timeout: 120_000 }, () => {
  const words = (seed: number) => Array.from({ length: 20_000 }, (_, n) => `w${(n * seed) % 9973}`).join(' ');
  const [change] = compareTexts({ ...EMPTY, summary: words(7) }, { ...EMPTY, summary: words(13) });
  expect(change).toMatchObject({ parts: expect.any(Array) });
});
