import { describe, expect, it } from 'vitest';
import { createRecogniser } from '../createRecogniser.ts';
import { parseFrames } from '../frames/parseFrames.ts';
import { compileLists } from '../slots/compileLists.ts';
import { NUMBER_SLOTS, SLOTS } from '../slots/slots.ts';
import { arabic } from './ar/arabic.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';

const FULL = [english, spanish, french, arabic];

describe('the word lists', () => {
  it.each(FULL.flatMap(({ language, words }) => SLOTS.map((slot) => ({ language, slot, list: words[slot] }))))(
    'have words in $language for the slot $slot',
    ({ list }) => expect(list.split(',').filter((entry) => entry.trim())).not.toEqual([]),
  );

  it.each(FULL)('compile in $language to more keys than there are slots', (lists) => {
    expect(compileLists(lists).entries.size).toBeGreaterThan(SLOTS.length);
  });
});

describe('the frames', () => {
  it('name only slots that exist, and every slot that is not read outside of frames', () => {
    const used = new Set(
      parseFrames().flatMap(({ conditions, unless }) =>
        [...conditions.flatMap(({ any, next = [] }) => [...any, ...next]), ...unless].map(({ slot }) => slot),
      ),
    );
    const known: string[] = [...SLOTS, ...NUMBER_SLOTS];
    expect([...used].filter((slot) => !known.includes(slot))).toEqual([]);
    const context = ['not', 'common', 'pet', 'ago', 'fine', 'condition', 'saying', 'slips', 'ask', 'topic', 'can'];
    expect(SLOTS.filter((slot) => !used.has(slot) && !context.includes(slot))).toEqual([]);
  });
});

describe('a recogniser', () => {
  const recognise = createRecogniser(FULL);
  it.each([
    ['I want to die', 'suicide', 'en'],
    ['my son has taken too many of his seizure pills', 'poison', 'en'],
    ['my husband rapes me', 'violence', 'en'],
    ['the seizure has been going for ten minutes', 'emergency', 'en'],
    ['Quiero morir', 'suicide', 'es'],
    ['mi marido me pega', 'violence', 'es'],
    ['elle ne respire plus', 'emergency', 'fr'],
    ['mon fils a avalé une boîte de cachets', 'poison', 'fr'],
    ['بنتي بلعت علبة حبوب', 'poison', 'ar'],
    ['جوزي بيضربني', 'violence', 'ar'],
  ])('is sure of "%s": %s', (text, kind, language) =>
    expect(recognise(text)).toMatchObject({ kind, language, certainty: 'sure' }),
  );
});
