import { expect, it } from 'vitest';
import { countParts, missingParts, partlyTranslated } from './completeness.ts';

const source = {
  overview: 'One.\n\nTwo.\n',
  symptoms: ['a', 'b', 'c'],
  causes: ['d'],
  tags: ['e', 'f'],
  aliases: ['g', 'h'],
};

it.each([
  ['', 0],
  [undefined, 0],
  ['One.\nTwo.\n \n\nThree.', 3],
  [['a', ' ', ''], 1],
  [[{ title: 'a', url: 'https://example.org' }], 1],
])('counts %j as %i parts', (value, count) => expect(countParts(value)).toBe(count));

it('counts a translation entry by entry and paragraph by paragraph', () => {
  const texts = { overview: 'Uno.', symptoms: ['', 'be'], causes: ['de'] };
  const shares = missingParts('condition', source, texts);
  expect(shares).toEqual([
    { field: 'overview', done: 1, of: 2 },
    { field: 'symptoms', done: 1, of: 3 },
    { field: 'tags', done: 0, of: 2 },
  ]);
  expect(missingParts('condition', source, { ...source, tags: ['i'], aliases: [] })).toEqual([]);
});

it('leaves out texts that are not begun, and texts with more parts than their source', () => {
  expect(partlyTranslated(missingParts('condition', source, { symptoms: ['a', 'b', 'c', 'd'] }))).toEqual([]);
  expect(missingParts('category', { name: 'A', description: 'B' }, {})).toEqual([]);
});
