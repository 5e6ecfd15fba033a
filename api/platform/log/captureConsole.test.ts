import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureConsole } from './captureConsole.ts';
import { log } from './log.ts';

const original = { ...console };
beforeEach(() => captureConsole());
afterEach(() => {
  Object.assign(console, original);
  vi.restoreAllMocks();
});

it('makes lines of the level of the method, with the error as a field and without colours', () => {
  const lines = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level).mockReturnValue());
  const err = new Error('no');
  console.log('%d pages', 3);
  console.warn('');
  console.error(' \u001B[31m⨯\u001B[39m', err);
  expect(lines.map(({ mock }) => mock.calls)).toEqual([[['3 pages']], [], [[{ err }, '⨯']]]);
});
