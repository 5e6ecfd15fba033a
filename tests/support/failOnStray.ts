import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
let strays: string[] = [];

/**
 * Fails a test that calls `console.error`. A test that expects a call mocks it with `vi.spyOn`. Vitest itself fails on
 * unhandled rejections.
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
