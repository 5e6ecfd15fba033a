import { expect, it } from 'vitest';
import { conditionInAddress } from './conditionInAddress.ts';
import { writeAge, writeMoment } from './when.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T12:00:40Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2020-11-21T12:00:00Z', '6 years ago'],
])('says of %s: %s', (iso, age) => {
  expect(writeAge('en', iso, NOW)).toBe(age);
});

it('says it in the language of the page, and nothing of what is no date', () => {
  expect(writeAge('fr', '2026-11-20T11:00:00Z', NOW)).toBe('hier');
  expect(writeAge('en', 'whenever', NOW)).toBeNull();
  expect(writeMoment('en', 'whenever')).toBe('whenever');
});

it.each([
  ['?condition=12', 12],
  ['?condition=12&from=1', 12],
  ['', null],
  ['?condition=', null],
  ['?condition=012', null],
  ['?condition=-1', null],
  ['?condition=1e3', null],
])('the address %j names condition %s', (search, id) => {
  expect(conditionInAddress(search)).toBe(id);
});
