import { expect, it } from 'vitest';
import { findWork, groupEntries, placeTyped, toEntryState, toShortLabel, typedSince } from './typedEntries.ts';

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
  expect(toEntryState(entry('a', 'One', ' '), undefined)).toMatchObject({ isMissing: true, madeFrom: null });
  const stale = entry('a', 'One', 'Uno', 'Before');
  expect(toEntryState(stale, undefined)).toMatchObject({ isMissing: false, madeFrom: 'Before', other: null });
  expect(toEntryState(stale, typed('Uno', 'One', 'Uno'))).toMatchObject({ text: 'Uno', madeFrom: null, other: null });
  expect(toEntryState(stale, typed('Mine', 'Older', 'Uno'))).toMatchObject({ madeFrom: 'Older', other: null });
  expect(toEntryState(stale, typed('Mine', 'One', 'Otro'))).toMatchObject({ text: 'Mine', other: 'Uno' });
});

it('keeps texts that were typed during a save, based on the saved texts', () => {
  const saved = { a: typed('Un', 'One'), b: typed('Dos', 'Two') };
  const now = { a: saved.a, b: typed('Dos y', 'Two'), c: typed('Tres', 'Three') };
  const entries = [entry('a', 'One', 'Un'), entry('b', 'Two', 'Dos'), entry('c', 'Three', 'Otro')];
  expect(typedSince(now, { saved, entries })).toEqual({ b: typed('Dos y', 'Two', 'Dos'), c: typed('Tres', 'Three') });
});

it('moves a typed entry of a list with its source', () => {
  const now = [entry('symptoms.0', 'New'), entry('symptoms.1', 'One')];
  expect(placeTyped({ 'symptoms.0': typed('Uno', 'One') }, now).placed).toEqual({ 'symptoms.1': typed('Uno', 'One') });
});

it('groups entries by section, called by their parts or by position and title', () => {
  const page = [
    { ...entry('name', 'Ataxia'), section: 'head', label: 'Name' },
    { ...entry('overview.0', 'First'), section: 'overview', label: 'Overview · Paragraph 1' },
    { ...entry('summary', 'Short'), section: 'head', label: 'Summary' },
  ];
  const path = [
    { ...entry('modules.7.title', 'Begin'), section: 'modules.7', label: 'Module 1 · Title' },
    { ...entry('modules.7.description', 'How'), section: 'modules.7', label: 'Module 1 · Description' },
  ];
  expect(groupEntries([...page, ...path]).map(({ label, entries }) => [label, ...entries.map(toShortLabel)])).toEqual([
    ['Name, Summary', 'Name', 'Summary'],
    ['Overview', 'Paragraph 1'],
    ['Module 1: Begin', 'Title', 'Description'],
  ]);
});

it('blocks sending by stale entries, and by missing ones that are needed', () => {
  const entries = [
    { ...entry('name', 'Ataxia'), isNeeded: 'always' as const },
    entry('symptoms.0', 'One'),
    entry('symptoms.1', 'Two', 'Dos', 'Before'),
    { ...entry('aliases', ''), translated: 'own' as const },
  ];
  const blocking = (isWhole: boolean) => findWork(entries, {}, isWhole).blocking.map(({ key }) => key);
  expect([blocking(false), blocking(true)]).toEqual([
    ['name', 'symptoms.1'],
    ['name', 'symptoms.0', 'symptoms.1'],
  ]);
});
