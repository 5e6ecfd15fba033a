import { expect, it } from 'vitest';
import { entryStateOf, placeTyped, typedSince } from './typedEntries.ts';

const entry = (key: string, source: string, text = '', madeFrom: string | null = null) => ({
  key,
  source,
  text,
  madeFrom,
  label: key,
  section: 'modules.1',
  isSigned: false,
  kind: 'line' as const,
  most: 160,
});
const typed = (text: string, source: string, over = '') => ({ text, source, over });

it('moves a typed text with its source, keeps it at a reworded source, and returns lost texts', () => {
  const now = [
    entry('modules.1.sections.0.title', 'New'),
    entry('modules.1.sections.1.title', 'One'),
    entry('modules.1.sections.1.content', 'Reworded'),
    entry('modules.2.sections.0.title', 'Gone'),
  ];
  const before = {
    'modules.1.sections.0.title': typed('Uno', 'One'),
    'modules.1.sections.1.content': typed('Texto', 'Text'),
    'modules.1.sections.4.title': typed('Ido', 'Gone'),
  };
  expect(placeTyped(before, now)).toEqual({
    placed: {
      'modules.1.sections.1.title': typed('Uno', 'One'),
      'modules.1.sections.1.content': typed('Texto', 'Text'),
    },
    lost: ['Ido'],
  });
});

it('reports whether an entry is missing, made from another source, or saved elsewhere', () => {
  expect(entryStateOf(entry('a', 'One', ' '), undefined)).toMatchObject({ isMissing: true, madeFrom: null });
  const stale = entry('a', 'One', 'Uno', 'Before');
  expect(entryStateOf(stale, undefined)).toMatchObject({ isMissing: false, madeFrom: 'Before', other: null });
  expect(entryStateOf(stale, typed('Uno', 'One', 'Uno'))).toMatchObject({ text: 'Uno', madeFrom: null, other: null });
  expect(entryStateOf(stale, typed('Mine', 'Older', 'Uno'))).toMatchObject({ madeFrom: 'Older', other: null });
  expect(entryStateOf(stale, typed('Mine', 'One', 'Otro'))).toMatchObject({ text: 'Mine', other: 'Uno' });
});

it('keeps texts that were typed during a save, based on the saved texts', () => {
  const saved = { a: typed('Un', 'One'), b: typed('Dos', 'Two') };
  const now = { a: saved.a, b: typed('Dos y', 'Two'), c: typed('Tres', 'Three') };
  const entries = [entry('a', 'One', 'Un'), entry('b', 'Two', 'Dos'), entry('c', 'Three', 'Otro')];
  expect(typedSince(now, { saved, entries })).toEqual({ b: typed('Dos y', 'Two', 'Dos'), c: typed('Tres', 'Three') });
});
