import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitLines } from './limitLines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on so many lines in a while, shortened, and of the others how many there were', () => {
  const said: string[] = [];
  const say = limitLines((line) => said.push(line), { lines: 2, characters: 3, everyMs: 1000 });
  for (const line of ['one', 'three', 'lost', 'lost']) say(line);
  expect(said).toEqual(['one', 'thr …']);
  vi.advanceTimersByTime(1000);
  say('two');
  vi.advanceTimersByTime(1000);
  expect(said.slice(2)).toEqual(['… 2 more lines were left out', 'two']);
});
