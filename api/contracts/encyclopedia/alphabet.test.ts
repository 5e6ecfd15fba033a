import { describe, expect, it } from 'vitest';
import { NAME_PAGE_SIZE } from '../limits.ts';
import { findLetter, listLetters, type NamedCondition, sortNames, takeNamePage } from './alphabet.ts';

const named = (id: number, value: string, otherNames: string[] = [], language = 'en'): NamedCondition => ({
  id,
  name: { value, language },
  otherNames,
});
const sort = (language: string, ...names: string[]) =>
  sortNames(
    names.map((name, id) => named(id, name, [], language)),
    language,
  ).map(({ text }) => text.value);

describe('findLetter', () => {
  it.each([
    ['en', 'autism', 'A'],
    ['fr', 'Épilepsie', 'E'],
    ['fr', 'Œdème', 'O'],
    ['es', 'Ñandú', 'Ñ'],
    ['en', 'Ñandú', 'N'],
    ['es', 'Úlcera', 'U'],
    ['en', '“Locked-in” syndrome', 'L'],
    ['en', '22q11 deletion', '0'],
    ['ar', 'التوحد', 'ت'],
    ['ar', 'أرق', 'ا'],
    ['ar', 'إعاقة', 'ا'],
    ['ar', 'التهاب المفاصل', 'ا'],
    ['ar', 'الالتهاب', 'ا'],
    ['ar', 'ADHD', 'A'],
    ['en', '', ''],
  ])('puts, in %s, "%s" under "%s"', (language, name, letter) => expect(findLetter(name, language)).toBe(letter));
});

describe('listLetters', () => {
  it('has the alphabet of the language and further letters in its order', () => {
    expect(listLetters('es', ['0', 'A']).join('')).toBe('0ABCDEFGHIJKLMNÑOPQRSTUVWXYZ');
    expect(listLetters('ar', ['A']).join('')).toBe('ابتثجحخدذرزسشصضطظعغفقكلمنهويA');
    expect(listLetters('sw', ['B', 'A'])).toEqual(['A', 'B']);
  });
});

describe('sortNames', () => {
  it('sorts by the collation of the language, accents and case last', () => {
    expect(sort('es', 'Nube', 'ñu', 'oso', 'Nzz')).toEqual(['Nube', 'Nzz', 'ñu', 'oso']);
    expect(sort('fr', 'Ébola', 'eczéma', 'Œdème', 'Obésité', 'Otite')).toEqual([
      ...['Ébola', 'eczéma', 'Obésité', 'Œdème', 'Otite'],
    ]);
    expect(sort('en', 'Type 10', 'Type 2', '(Acute) stress')).toEqual(['(Acute) stress', 'Type 2', 'Type 10']);
  });

  it('ignores the Arabic article', () => {
    expect(sort('ar', 'الصرع', 'التوحد', 'ثلاسيميا', 'اكتئاب')).toEqual(['اكتئاب', 'التوحد', 'ثلاسيميا', 'الصرع']);
  });

  it('adds other names that lead to the name, without those that only spell it differently', () => {
    const entries = sortNames(
      [named(7, 'ADHD', ['Hyperkinetic disorder', 'adhd', 'A.D.H.D', 'hyperkinetic disorder'])],
      'en',
    );
    expect(entries.map(({ text, see, letter }) => [letter, text.value, see?.value])).toEqual([
      ['A', 'A.D.H.D', 'ADHD'],
      ['A', 'ADHD', undefined],
      ['H', 'Hyperkinetic disorder', 'ADHD'],
    ]);
  });
});

describe('takeNamePage', () => {
  const many = Array.from({ length: NAME_PAGE_SIZE + 1 }, (_, id) =>
    named(id, `${id < NAME_PAGE_SIZE ? 'A' : 'B'}${id}`, [`Z${id}`]),
  );
  const sorted = sortNames(many, 'en');

  it('ends after a number of conditions, and names the page on which each letter begins', () => {
    const [first, second] = [takeNamePage(sorted, 1), takeNamePage(sorted, 2)];
    expect(first).toMatchObject({ page: 1, pages: 2, total: NAME_PAGE_SIZE + 1 });
    expect(first.entries).toHaveLength(NAME_PAGE_SIZE);
    expect(second.entries.map(({ letter }) => letter)).toEqual(['B', ...many.map(() => 'Z')]);
    expect(second.letters).toEqual([
      { letter: 'A', page: 1 },
      { letter: 'B', page: 2 },
      { letter: 'Z', page: 2 },
    ]);
  });

  it('has one empty page without conditions', () => {
    expect(takeNamePage([], 1)).toEqual({ entries: [], letters: [], page: 1, pages: 1, total: 0 });
  });
});
