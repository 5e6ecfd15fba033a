import { expect, it } from 'vitest';
import { FIELDS, SIGNED_FIELDS, SIGNED_SECTIONS, TAUGHT_SECTIONS } from './fields.ts';

// Sign-offs store the names of sections and digests of the fields in this order, so both are fixed for ever: another name
// or place would end sign-offs of texts that have not changed. New ones are added to these lists, with the next number.

it('keeps the names of the sections, which sign-offs and lessons store', () => {
  expect(SIGNED_SECTIONS.map(({ section, fields }) => [section, fields.map(({ name }) => name)])).toEqual([
    ['head', ['name', 'summary']],
    ['overview', ['overview']],
    ['symptoms', ['symptoms']],
    ['causes', ['causes']],
    ['treatments', ['treatments']],
    ['resources', ['resources']],
  ]);
  expect(TAUGHT_SECTIONS).toEqual(['overview', 'symptoms', 'causes', 'treatments']);
  expect(FIELDS.condition.flatMap(({ name, section }) => (section ? [[name, section]] : []))).toEqual([
    ['name', 'head'],
    ['summary', 'head'],
  ]);
});

it('keeps the place of each signed field in the digest of a sign-off', () => {
  expect(SIGNED_FIELDS.map(({ name, signed }) => [signed, name])).toEqual([
    [1, 'name'],
    [2, 'summary'],
    [3, 'aliases'],
    [4, 'overview'],
    [5, 'symptoms'],
    [6, 'causes'],
    [7, 'treatments'],
    [8, 'resources'],
    [9, 'tags'],
    [10, 'sources'],
  ]);
});
