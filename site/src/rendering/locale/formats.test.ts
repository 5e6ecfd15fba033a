import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';

describe('a day', () => {
  const { date } = formatsFor('en');

  it('is the day in UTC, late in the day and before 1970 too', () => {
    expect(date('2026-03-03')).toBe('March 3, 2026');
    expect(date('2026-03-03T23:59:59.999Z')).toBe('March 3, 2026');
    expect(date('2026-03-04T00:30:00+01:00')).toBe('March 3, 2026');
    expect(date('1969-12-31T23:00:00Z')).toBe('December 31, 1969');
  });

  it('is null when the text is not a date', () => {
    expect(date('')).toBeNull();
    expect(date('soon')).toBeNull();
  });

  it('is written in the language of the formats', () => {
    expect(formatsFor('es').date('2026-03-03')).toBe('3 de marzo de 2026');
    expect(date('2026-03-03')).toBe('March 3, 2026');
  });
});
