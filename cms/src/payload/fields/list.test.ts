import type { JSONFieldValidation } from 'payload';
import { expect, test } from 'vitest';
import { httpsAddress, recordList, shortText, textList, year } from './list.ts';

const symptoms = textList({ name: 'symptoms', label: 'Symptoms', description: '', required: true });
const sources = recordList({
  name: 'sources',
  label: 'Sources',
  description: '',
  columns: [
    { name: 'title', label: 'Title', schema: shortText(500) },
    { name: 'url', label: 'Address', schema: httpsAddress },
    { name: 'year', label: 'Year', schema: year },
  ],
});

const check = (field: typeof symptoms, value: unknown) =>
  (field.validate as JSONFieldValidation)(value as never, {} as never);
const source = { title: 'A', url: 'https://example.org/' };

test('requires an entry that is not empty in a required list', () => {
  expect(check(symptoms, ['a'])).toBe(true);
  for (const value of [[], ['', ' '], null, undefined])
    expect(check(symptoms, value)).toBe('At least one entry is needed');
});

test('allows an empty list that is not required', () => {
  expect([check(sources, []), check(sources, null)]).toEqual([true, true]);
});

test('numbers entries in errors as on the screen, with empty ones', () => {
  expect(check(sources, [{}, source, { title: 'B', url: 'nope' }])).toBe(
    'Entry 3, Address: must be a full address, beginning with https://',
  );
  expect(check(symptoms, ['', 'x'.repeat(501)])).toBe('Entry 2: must have at most 500 characters');
});

test('describes errors in words', () => {
  expect(check(sources, [{ url: source.url }])).toBe('Entry 1, Title: is needed');
  expect(check(sources, [{ ...source, year: 25 }])).toBe('Entry 1, Year: must be 1900 or later');
  expect(check(sources, [{ ...source, year: '2025' }])).toBe('Entry 1, Year: must be a year, such as 2024');
  expect(check(symptoms, Array(61).fill('a'))).toBe('at most 60 entries');
});

test('passes the kind of input of each column to the screen', () => {
  const given = sources.admin?.components?.Field as { clientProps: { columns: unknown } };
  expect(given.clientProps.columns).toEqual([
    { name: 'title', label: 'Title', kind: 'text', isRequired: true },
    { name: 'url', label: 'Address', kind: 'address', isRequired: true },
    { name: 'year', label: 'Year', kind: 'number', isRequired: false },
  ]);
});
