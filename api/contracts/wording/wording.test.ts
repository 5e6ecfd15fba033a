import { describe, expect, it } from 'vitest';
import { en, type Wording } from './en.ts';
import { fill, type Plural, plural, WORDINGS, wordingFor } from './index.ts';

type Texts = Map<string, string | Plural>;

describe.each(Object.entries(WORDINGS))('the wording in %s', (language, wording) => {
  const texts = textsOf(wording);

  it('has every text of the English one and no other', () => {
    expect([...texts.keys()]).toEqual([...textsOf(en).keys()]);
    expect([...texts].filter(([, text]) => typeof text === 'string' && !text.trim())).toEqual([]);
  });

  it('has a form for each plural category of the language', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, forms] of pluralsOf(texts))
      expect(Object.keys(forms), key).toEqual(expect.arrayContaining(categories));
  });

  it('uses the same places to fill in as the English one', () => {
    for (const [key, text] of textsOf(en)) {
      const other = texts.get(key) ?? '';
      if (typeof text === 'string' && typeof other === 'string') expect(placesIn(other), key).toEqual(placesIn(text));
    }
  });

  it('names the number wherever the category does not say it by itself', () => {
    for (const [key, { zero, one, two, ...forms }] of pluralsOf(texts)) {
      for (const form of Object.values(forms)) expect(form, key).toContain('{count}');
    }
  });
});

describe('plural', () => {
  it('writes the badge of a category in the words of the specification', () => {
    expect(plural('en', en.category.count, 1)).toBe('1 condition available');
    expect(plural('en', en.category.count, 12)).toBe('12 conditions available');
    expect(plural('en', en.card.moreTags, 3)).toBe('+3 more');
  });

  it('chooses among the six forms of Arabic', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => plural('ar', wordingFor('ar').category.count, count));
    expect(new Set(forms).size).toBe(6);
  });

  it('writes large numbers as the language does', () => {
    expect(plural('en', en.condition.views, 1284)).toBe('1,284 views');
  });
});

describe('fill', () => {
  it('leaves a place that has no value, and never reads a value as a pattern', () => {
    expect(fill('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and {b}');
  });
});

describe('French typography', () => {
  it('keeps signs of two parts on the line of their word', () => {
    const texts = [...textsOf(wordingFor('fr')).values()].flatMap((text) =>
      typeof text === 'string' ? [text] : Object.values(text),
    );
    expect(
      texts.filter((text) => /[^\u00a0\u202f](?:[;!?»]|:(?!\/))/.test(text) || /«[^\u00a0\u202f]/.test(text)),
    ).toEqual([]);
  });
});

describe('a language without wording of its own', () => {
  it('is given the English one', () => {
    expect(wordingFor('sw')).toBe(en);
    expect(wordingFor('constructor')).toBe(en);
  });
});

function textsOf(wording: Wording): Texts {
  const texts: Texts = new Map();
  for (const [screen, group] of Object.entries(wording)) {
    for (const [key, text] of Object.entries(group)) texts.set(`${screen}.${key}`, text);
  }
  return texts;
}

function pluralsOf(texts: Texts): [string, Plural][] {
  return [...texts].filter((entry): entry is [string, Plural] => typeof entry[1] !== 'string');
}

function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
