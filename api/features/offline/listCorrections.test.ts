import { describe, expect, it } from 'vitest';
import { sinceOf } from './listCorrections.ts';

describe('sinceOf', () => {
  it.each([
    ['2026-03-01T12:34:56Z', '2026-03-01T12:20:00.000Z'],
    ['2026-03-01T12:30:00Z', '2026-03-01T12:20:00.000Z'],
    ['2027-01-01T00:00:00Z', '2026-12-31T23:50:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('begins at least ten minutes before %s', (given, since) => {
    expect(sinceOf(given, Date.parse('2027-01-01T00:05:00Z'))).toBe(since);
  });
});
