import { inspect } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';
import { log } from '../../api/platform/log/log.ts';

const original = console.error;
const logError = log.error;
let strays: string[] = [];

/**
 * Fails a test that calls `console.error` or `log.error`. A test that expects a call mocks it with `vi.spyOn`. Vitest itself fails on
 * unhandled rejections.
 */
beforeEach(() => {
  strays = [];
  console.error = (...parts: unknown[]) => {
    strays.push(parts.map(String).join(' '));
    original(...parts);
  };
  log.error = (...parts: unknown[]) => {
    strays.push(inspect(parts));
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  log.error = logError;
  expect(strays, 'an error was logged').toEqual([]);
});
