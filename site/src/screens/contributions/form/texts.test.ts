import { describe, expect, it } from 'vitest';
import { parseSuggestQuery } from '../suggest/suggestion.ts';
import { changedTexts, FIELDS, findSection, SECTIONS, selectFields } from './texts.ts';

const base = { name: 'Asthma', summary: 'A summary', symptoms: ['cough', 'wheeze'], tags: [] };

describe('changedTexts', () => {
  it('returns only the changed texts', () => {
    expect(changedTexts({ ...base, summary: 'Another' }, base)).toEqual({ summary: 'Another' });
    expect(changedTexts({ ...base, tags: ['lungs'] }, base)).toEqual({ tags: ['lungs'] });
  });

  it('returns a list whose order changed', () => {
    expect(changedTexts({ ...base, symptoms: ['wheeze', 'cough'] }, base)).toEqual({ symptoms: ['wheeze', 'cough'] });
  });

  it('returns texts and lists that were emptied', () => {
    expect(changedTexts({ ...base, name: '', symptoms: [] }, base)).toEqual({ name: '', symptoms: [] });
  });

  it('ignores spaces added at the ends', () => expect(changedTexts({ name: ' Asthma ' }, base)).toEqual({}));
});

it('assigns each text to exactly one section', () => {
  expect(SECTIONS.flatMap(selectFields)).toEqual([...FIELDS]);
  for (const field of FIELDS) expect(selectFields(findSection(field))).toContain(field);
});

describe('parseSuggestQuery', () => {
  it.each([
    ['?condition=7', { condition: 7, section: 'head' }],
    ['?condition=7&section=causes', { condition: 7, section: 'causes' }],
    ['?condition=7&section=secrets', { condition: 7, section: 'head' }],
    ['?contribution=3', { contribution: 3 }],
    ['?condition=-1', null],
    ['?condition=07', null],
    ['', null],
  ])('reads %j', (search, place) => expect(parseSuggestQuery(search)).toEqual(place));
});
