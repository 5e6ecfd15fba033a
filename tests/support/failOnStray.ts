import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
let strays: string[] = [];

/**
 * What nobody expected to be said is a failure. A test that expects it replaces `console.error` for itself:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`. Unhandled rejections fail the run by Vitest's own rule.
 */
beforeEach(() => {
  strays = [];
  console.error = (...parts: unknown[]) => {
    strays.push(parts.map(String).join(' '));
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  expect(strays, 'console.error was called').toEqual([]);
});
