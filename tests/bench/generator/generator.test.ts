import { describe, expect, test } from 'vitest';
import { makeCondition, makeTranslations } from './makeConditions.ts';
import { readSeedTexts } from './readSeedTexts.ts';

const ids = Array.from({ length: 200 }, (_, index) => index + 1);
const seed = 5;

describe('the generator of the benchmarks', () => {
  const texts = readSeedTexts();
  const conditions = ids.map((id) => makeCondition(id, { texts, seed }));
  const translations = ids.flatMap((id) => makeTranslations(id, { texts, seed }));

  test('makes the same rows from the same seed', () => {
    const again = readSeedTexts();
    expect(ids.map((id) => makeCondition(id, { texts: again, seed }))).toEqual(conditions);
    expect(ids.flatMap((id) => makeTranslations(id, { texts: again, seed }))).toEqual(translations);
    expect(makeCondition(1, { texts, seed: seed + 1 })).not.toEqual(conditions[0]);
  });

  test('gives every condition a name of its own', () => {
    expect(new Set(conditions.map(({ name }) => name)).size).toBe(ids.length);
  });

  test('leaves some translations out, short, or unpublished', () => {
    const share = (count: number) => count / (ids.length * 9);
    expect(share(translations.length)).toBeCloseTo(0.85, 1);
    expect(share(translations.filter(({ overview }) => overview).length)).toBeCloseTo(0.37, 1);
    expect(share(translations.filter(({ _status }) => _status === 'draft').length)).toBeCloseTo(0.05, 1);
  });
});
