import { describe, expect, it } from 'vitest';
import { placeOf } from '../suggest/suggestion.ts';
import { changedTexts, FIELDS, fieldsOf, SECTIONS, sectionOf } from './texts.ts';

const base = { name: 'Asthma', summary: 'A summary', symptoms: ['cough', 'wheeze'], tags: [] };

describe('what is proposed', () => {
  it('is only what was changed', () => {
    expect(changedTexts({ ...base, summary: 'Another' }, base)).toEqual({ summary: 'Another' });
    expect(changedTexts({ ...base, tags: ['lungs'] }, base)).toEqual({ tags: ['lungs'] });
  });

  it('is the order of a list too', () => {
    expect(changedTexts({ ...base, symptoms: ['wheeze', 'cough'] }, base)).toEqual({ symptoms: ['wheeze', 'cough'] });
  });

  it('is a text that was emptied, for the check to refuse', () => {
    expect(changedTexts({ ...base, name: '', symptoms: [] }, base)).toEqual({ name: '', symptoms: [] });
  });

  it('is nothing where only spaces came to the ends', () =>
    expect(changedTexts({ name: ' Asthma ' }, base)).toEqual({}));
});

it('has each text in one section', () => {
  expect(SECTIONS.flatMap(fieldsOf)).toEqual([...FIELDS]);
  for (const field of FIELDS) expect(fieldsOf(sectionOf(field))).toContain(field);
});

describe('the address', () => {
  it.each([
    ['?condition=7', { condition: 7, section: 'head' }],
    ['?condition=7&section=causes', { condition: 7, section: 'causes' }],
    ['?condition=7&section=secrets', { condition: 7, section: 'head' }],
    ['?contribution=3', { contribution: 3 }],
    ['?condition=-1', null],
    ['?condition=07', null],
    ['', null],
  ])('%j', (search, place) => expect(placeOf(search)).toEqual(place));
});
