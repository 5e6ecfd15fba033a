import { describe, expect, it } from 'vitest';
import { roundSince } from './listCorrections.ts';

const NOW = Date.parse('2027-01-01T00:05:00Z');

describe('roundSince', () => {
  it.each([
    ['2026-03-01T12:34:56Z', '2026-03-01T12:20:00.000Z'],
    ['2026-03-01T12:30:00Z', '2026-03-01T12:20:00.000Z'],
    ['2027-01-01T00:00:00Z', '2026-12-31T23:50:00.000Z'],
  ])('goes back ten minutes from %s and rounds down to ten minutes', (given, since) => {
    expect(roundSince(given, NOW)).toBe(since);
  });

  it('treats a time in the future as now', () => {
    expect(roundSince('9999-12-31T23:59:59Z', NOW)).toBe('2026-12-31T23:50:00.000Z');
  });

  it('returns no time before 1970', () => {
    expect(roundSince('1970-01-01T00:00:00Z', NOW)).toBe('1970-01-01T00:00:00.000Z');
  });
});
