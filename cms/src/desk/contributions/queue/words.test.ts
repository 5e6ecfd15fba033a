import { expect, it } from 'vitest';
import { formatWait } from './words.ts';

it.each([
  [0, 'a moment'],
  [-3, 'a moment'],
  [125, '2 minutes'],
  [2 * 3600, '2 hours'],
  [47 * 3600, '47 hours'],
  [48 * 3600, '2 days'],
  [20 * 86400 + 5, '20 days'],
])('shows a wait of %i seconds as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
