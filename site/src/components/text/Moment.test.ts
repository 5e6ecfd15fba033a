import { expect, it } from 'vitest';
import { writeAge, writeMoment } from './Moment.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T12:00:40Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2020-11-21T12:00:00Z', '6 years ago'],
])('writes the age of %s as "%s"', (iso, age) => {
  expect(writeAge('en', iso, NOW)).toBe(age);
});

it('writes ages in the given language; an invalid date has no age and stays as written', () => {
  expect(writeAge('fr', '2026-11-20T11:00:00Z', NOW)).toBe('hier');
  expect(writeAge('en', 'whenever', NOW)).toBeNull();
  expect(writeMoment('en', 'whenever')).toBe('whenever');
});
