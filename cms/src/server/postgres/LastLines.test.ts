import { expect, it } from 'vitest';
import { LastLines } from './LastLines.ts';

it('keeps some lines, shortened, whatever is said, and finds the one that tells', () => {
  const log = new LastLines();
  for (let line = 0; line < 200; line++) log.add(`ERROR: line ${line}\n${'x'.repeat(5000)}y\n`);
  expect(log.find(/line 199/)).toBe('ERROR: line 199');
  expect(log.find(/line 150/)).toBeUndefined();
  expect(log.find(/y/)).toBeUndefined();
});
