import { expect, it } from 'vitest';
import { addMonths, formatDay } from './days.ts';

it.each([
  ['2026-11-22', 24, '22 November 2028'],
  ['2026-12-31', 2, '28 February 2027'],
  ['2027-12-31', 2, '29 February 2028'],
  ['2026-01-31', 1, '28 February 2026'],
])('shows %s plus %i months as %s', (from, months, day) =>
  expect(formatDay(addMonths(months, new Date(from)))).toBe(day),
);
