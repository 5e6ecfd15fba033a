import { describe, expect, it } from 'vitest';
import { findFormFaults, type PathDocument, type PathModule, toPathTexts } from '../learning/pathDocument.ts';
import { fromPathEntries, toCurrentPathTexts, toPathEntries, translatedPathEntries } from './pathTexts.ts';
import { PATH_DOCUMENT } from './rows/path.ts';
import { countEntries, matchKeys } from './translatedEntries.ts';

const module = { minutes: 5, points: 10, isRequired: true, teaches: [], description: 'About it' };
const option = (text: string, isRight = false) => ({ text, isRight, why: `Why ${text}` });
const question = (id: number, options: ReturnType<typeof option>[]) => ({
  id,
  question: `Question ${id}`,
  type: 'multiple_choice' as const,
  explanation: 'So it is',
  points: 5,
  options,
  from: null,
});
const section = (title: string, content = `About ${title}`) => ({ title, content });
const read = (sections = [section('One'), section('Two')]): PathModule => ({
  ...module,
  id: 1,
  type: 'reading',
  title: 'Read',
  sections,
});
const quiz = (
  questions = [question(11, [option('A', true), option('B'), option('C')]), question(12, [option('D')])],
) => ({
  ...module,
  id: 2,
  type: 'quiz' as const,
  title: 'Asked',
  questions,
});
const path = (modules: PathModule[] = [read(), quiz()]): PathDocument => ({
  id: 7,
  title: 'Path',
  description: 'All of it',
  sources: [],
  modules,
});

const upper = (source: PathDocument) =>
  fromPathEntries(source, Object.fromEntries(toPathEntries(source).map(({ key, text }) => [key, text.toUpperCase()])));
const before = path();
const made = { texts: upper(before), source: before };
const beside = (now: PathDocument) =>
  Object.fromEntries(translatedPathEntries(now, made).map(({ key, text, madeFrom }) => [key, madeFrom ?? text]));
const countTranslated = (now: PathDocument) => countEntries(translatedPathEntries(now, made));
const all = toPathEntries(before).length;

describe('a translation of a path that has changed', () => {
  it('stays complete and up to date when only the order or the right answer changed', () => {
    const [first, second] = quiz().questions;
    const moved = path([
      quiz([
        ...(second ? [second] : []),
        {
          ...question(11, [option('C'), option('A'), option('B', true)]),
          points: 9,
          explanation: first?.explanation ?? '',
        },
      ]),
      { ...read([section('Two'), section('One')]), minutes: 9 },
    ]);
    expect(countTranslated(moved)).toEqual({ entries: all, done: all, stale: 0 });
    expect(beside(moved)).toMatchObject({
      'modules.2.questions.11.options.0.text': 'C',
      'modules.2.questions.11.options.0.why': 'WHY C',
      'modules.1.sections.0.content': 'ABOUT TWO',
    });
    const texts = toCurrentPathTexts(moved, made);
    expect(texts).toEqual(upper(moved));
    expect(findFormFaults(toPathTexts(moved), texts)).toEqual([]);
  });

  it('is stale in each changed text, with its former source, and in no other', () => {
    const reworded = path([
      read([section('One', 'Another text'), section('Two')]),
      quiz([question(11, [option('A', true), option('B, clearer'), option('C')]), question(12, [option('D')])]),
    ]);
    const stale = translatedPathEntries(reworded, made).filter(({ madeFrom }) => madeFrom !== null);
    expect(stale.map(({ key, text, madeFrom }) => [key, text, madeFrom])).toEqual([
      ['modules.1.sections.0.content', 'ABOUT ONE', 'About One'],
      ['modules.2.questions.11.options.1.text', 'B', 'B'],
      ['modules.2.questions.11.options.1.why', 'WHY B', 'Why B'],
    ]);
    expect(countTranslated(reworded)).toEqual({ entries: all, done: all, stale: 3 });
  });

  it('lacks the texts of new entries in any position, and no others', () => {
    const more = path([
      read([section('New'), section('One'), section('Two')]),
      { ...read(), id: 3 },
      quiz([question(11, [option('A', true), option('C')]), question(13, [option('E')])]),
    ]);
    const missing = translatedPathEntries(more, made).filter(({ text }) => !text);
    expect(new Set(missing.map(({ key }) => key.split('.').slice(0, 4).join('.')))).toEqual(
      new Set([
        ...['modules.1.sections.0', 'modules.3.title', 'modules.3.description'],
        ...['modules.3.sections.0', 'modules.3.sections.1', 'modules.2.questions.13'],
      ]),
    );
    expect(countTranslated(more).stale).toBe(0);
    expect(beside(more)).toMatchObject({ 'modules.2.questions.11.options.1.text': 'C' });
    expect(findFormFaults(toPathTexts(more), toCurrentPathTexts(more, made))).not.toEqual([]);
  });

  it('is stale in an entry with an older source, unless that equals the present source', () => {
    const madeFrom = { 'modules.1.sections.1.title': 'Second', 'modules.1.title': 'Read' };
    const entries = translatedPathEntries(before, { ...made, madeFrom });
    expect(
      entries.filter((entry) => entry.madeFrom !== null).map(({ key, ...entry }) => [key, entry.madeFrom]),
    ).toEqual([['modules.1.sections.1.title', 'Second']]);
  });

  it('lacks every entry when there is no translation', () => {
    expect(countEntries(translatedPathEntries(before, null))).toEqual({ entries: all, done: 0, stale: 0 });
  });
});

it('matches a reworded entry with the one beside the same neighbour', () => {
  const titles = (...names: string[]) => path([read(names.map((name) => section(name)))]);
  const places = (now: string[], earlier: string[]) => {
    const keys = matchKeys(PATH_DOCUMENT.parts, titles(...now), titles(...earlier));
    return now.map((_, at) => keys.get(`modules.1.sections.${at}.title`)?.split('.')[3] ?? 'new');
  };
  expect(places(['X', 'a', 'B', 'c'], ['a', 'b', 'c'])).toEqual(['new', '0', '1', '2']);
  expect(places(['A', 'b', 'C'], ['a', 'b', 'c'])).toEqual(['0', '1', '2']);
  expect(places(['A', 'B'], ['a', 'b'])).toEqual(['0', '1']);
  expect(places(['b', 'X'], ['a', 'b'])).toEqual(['1', 'new']);
  expect(places(['a', 'a', 'b'], ['a', 'b'])).toEqual(['0', 'new', '1']);
});
