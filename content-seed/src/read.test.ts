import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasWording, LANGUAGE_CODES, TRANSLATION_CODES } from '@common-ground/api/contracts/languages.ts';
import { CONTENT_LICENSE } from '@common-ground/api/contracts/product.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSeedContent, SeedContentError } from './read.ts';

const real = path.resolve(import.meta.dirname, '..');
const EN = 'conditions/adhd/en.yaml';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-seed-'));
  for (const part of ['paths', 'healthcare', 'chat-answers']) mkdirSync(path.join(folder, part));
  for (const part of ['categories', 'pages', 'achievements', 'help-lines', 'conditions/adhd', 'conditions/dyslexia']) {
    cpSync(path.join(real, part), path.join(folder, part), { recursive: true });
  }
  mkdirSync(path.join(folder, 'search-terms'));
  for (const language of LANGUAGE_CODES.filter(hasWording))
    writeFileSync(path.join(folder, `search-terms/${language}.yaml`), sampleTerms('adhd') + sampleTerms('dyslexia'));
});
/** Ten different terms of a condition, as YAML. */
const sampleTerms = (key: string) => `${key}:\n${[...'abcdefghij'].map((end) => `  - lay word ${end}\n`).join('')}`;
afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const where = path.join(folder, file);
  writeFileSync(where, change(readFileSync(where, 'utf8')));
}

function problems(): string[] {
  try {
    readSeedContent(folder);
  } catch (error) {
    if (error instanceof SeedContentError) return error.problems;
    throw error;
  }
  return [];
}

/** Day from which contributions are under the licence, in each language. */
const LICENSED_FROM = /\b29 (November|novembre|de noviembre de|نوفمبر) 2026\b/;
const withoutLicense = (body: string) =>
  body.replace(new RegExp(`${CONTENT_LICENSE.url}deed\\.\\w+`), 'deed').replace(LICENSED_FROM, '');

describe('problems of seed content', () => {
  const idOfAnother = /^id: .*/m.exec(readFileSync(path.join(real, 'conditions/dyslexia/en.yaml'), 'utf8'))?.[0] ?? '';
  it.each<[string, string, change: [RegExp, string], line: RegExp]>([
    ['a misspelt field', EN, [/^summary:/m, 'sumary:'], /^conditions\/adhd\/en\.yaml: (summary|\(whole file\)): /m],
    [
      'an address without https://',
      EN,
      [/https:\/\/\S+/, 'www.example.org'],
      /^conditions\/adhd\/en\.yaml: resources\.0\.url: must be a full https:\/\/ address$/m,
    ],
    [
      'a category that does not exist',
      EN,
      [/^category: .*/m, 'category: nowhere'],
      /^conditions\/adhd\/en\.yaml: category: no folder categories\/nowhere; use one of /m,
    ],
    [
      'an id that is used twice',
      EN,
      [/^id: .*/m, idOfAnother],
      /\/en\.yaml: id: \d+ is already used by \w+; take the next free number$/m,
    ],
    ['invalid YAML', EN, [/$/, '\n  bad: ['], /^conditions\/adhd\/en\.yaml: line \d+: /m],
    [
      'a translation that is neither short nor complete',
      'conditions/adhd/es.yaml',
      [/^treatments:[\s\S]*?(?=^\w)/m, ''],
      /^conditions\/adhd\/es\.yaml: treatments: /m,
    ],
    [
      'an unknown colour',
      'categories/physical/en.yaml',
      [/^color: .*/m, 'color: pink'],
      /^categories\/physical\/en\.yaml: color: /m,
    ],
    [
      'HTML in a page',
      'pages/privacy/es.yaml',
      [/## /, '<b>x</b> ## '],
      /^pages\/privacy\/es\.yaml: body: has HTML, which would be shown as text$/m,
    ],
    [
      'a link with a language',
      'pages/about/fr.yaml',
      [/\]\(\/privacy\)/, '](/fr/privacy)'],
      /^pages\/about\/fr\.yaml: body: has a link with a language; write it without, as in \/privacy$/m,
    ],
    [
      'a search term that is a name of another condition',
      'search-terms/es.yaml',
      [/lay word a/, 'Dislexía'],
      /^search-terms\/es\.yaml: adhd: “Dislexía” is a name of dyslexia; remove it$/m,
    ],
    [
      'a search term that is listed twice',
      'search-terms/en.yaml',
      [/lay word b/, 'Lay-Word A'],
      /^search-terms\/en\.yaml: adhd: “Lay-Word A” is listed twice$/m,
    ],
    [
      'too few search terms',
      'search-terms/ar.yaml',
      [/^ {2}- lay word a\n/m, ''],
      /^search-terms\/ar\.yaml: adhd: Too small: expected array to have >=10 items$/m,
    ],
    [
      'a condition without search terms',
      'search-terms/fr.yaml',
      [/^dyslexia/m, 'dislexia'],
      /^search-terms\/fr\.yaml: dislexia: no folder conditions\/dislexia\nsearch-terms\/fr\.yaml: dyslexia: is missing$/m,
    ],
  ])('include %s', (_, file, [from, to], line) => {
    edit(file, (text) => text.replace(from, to));
    expect(problems().join('\n')).toMatch(line);
  });

  it('include a missing page of the footer and an unknown page', () => {
    renameSync(path.join(folder, 'pages/terms'), path.join(folder, 'pages/rules'));
    expect(problems()).toEqual([
      'pages/rules: there is no such page; use one of about, contact, privacy, terms, accessibility, editorial-policy',
      'pages/terms/en.yaml: is missing; the footer leads to this page',
    ]);
  });

  it('are all listed at once', () => {
    edit(EN, (text) => text.replace(/^category: .*/m, 'category: nowhere'));
    edit('categories/physical/en.yaml', (text) => text.replace(/^color: .*/m, 'color: pink'));
    expect(problems().length).toBeGreaterThanOrEqual(2);
  });
});

describe('problems of learning paths and sample records', () => {
  const PATH = 'paths/first-steps/en.yaml';
  beforeEach(() => {
    for (const part of ['conditions', 'paths/first-steps', 'healthcare', 'search-terms'])
      cpSync(path.join(real, part), path.join(folder, part), { recursive: true });
  });

  it('are none before a file is broken', () => expect(problems()).toEqual([]));

  it.each<[string, string, change: [RegExp, string], line: RegExp]>([
    [
      'a link to a condition that does not exist',
      PATH,
      [/condition:epilepsy/, 'condition:nowhere'],
      /condition:nowhere/,
    ],
    [
      'a module with an unexpected id',
      PATH,
      [/id: 102$/m, 'id: 103'],
      /^paths\/first-steps\/en\.yaml: modules\.1\.id: must be 102$/,
    ],
    [
      'a prerequisite that does not exist',
      PATH,
      [/prerequisites: \[\]/, 'prerequisites: [nowhere]'],
      /paths\/nowhere$/,
    ],
    [
      'a question with two right answers',
      PATH,
      [/isRight: false/, 'isRight: true'],
      /questions\.\d+: options: exactly one is right$/,
    ],
    [
      'a translation without the content of a module',
      'paths/first-steps/es.yaml',
      [/^ {8}content:[\s\S]*?(?=^ {6}- title)/m, ''],
      /^paths\/first-steps\/es\.yaml: modules\.0/,
    ],
    [
      'a sample record about a condition that does not exist',
      'healthcare/cases/en.yaml',
      [/condition: aphasia/, 'condition: nowhere'],
      /^healthcare\/cases\/en\.yaml: records\.1\.condition: no folder conditions\/nowhere$/,
    ],
    [
      'a sample record that lacks a point in another language',
      'healthcare/resources/ar.yaml',
      [/^ {6}- .*\n/m, ''],
      /^healthcare\/resources\/ar\.yaml: records: has not the records and points of en\.yaml$/,
    ],
  ])('include %s', (_, file, [what, by], line) => {
    edit(file, (text) => text.replace(what, by));
    expect(problems().join('\n')).toMatch(new RegExp(line.source, 'm'));
  });
});

describe('seed content', () => {
  const { categories, conditions, pages, healthcare } = readSeedContent();
  const whole = (language: string) =>
    conditions.filter(({ translations }) => 'overview' in (translations[language] ?? {}));

  it('has the categories that the specification numbers, and every icon and colour', () => {
    expect(categories.slice(0, 3).map(({ source }) => [source.id, source.name])).toEqual([
      [1, expect.stringContaining('Physical')],
      [2, expect.stringContaining('Cognitive')],
      [3, expect.stringContaining('Sensory')],
    ]);
    expect(new Set(categories.map(({ source }) => source.icon)).size).toBe(6);
    expect(new Set(categories.map(({ source }) => source.color)).size).toBe(6);
  });

  it('has at least 36 conditions, five in each category, and often searched ones', () => {
    expect(conditions.length).toBeGreaterThanOrEqual(36);
    for (const { key } of categories)
      expect(conditions.filter(({ source }) => source.category === key).length, key).toBeGreaterThanOrEqual(5);
    const names = conditions.map(({ source }) => source.name);
    for (const name of ['Autism Spectrum', 'ADHD', 'Cerebral Palsy', 'Down Syndrome', 'Depression'])
      expect(names.join('\n')).toContain(name);
  });

  it('exists in all four languages, with enough whole translations of conditions', () => {
    for (const { key, translations } of [...categories, ...conditions, ...pages, ...healthcare])
      expect(Object.keys(translations).sort(), key).toEqual(TRANSLATION_CODES.filter(hasWording).sort());
    expect(whole('es').length).toBeGreaterThanOrEqual(12);
    expect(whole('fr').length).toBeGreaterThanOrEqual(12);
    expect(whole('ar').length).toBeGreaterThanOrEqual(6);
  });

  it('has pages about the site with the same sections, items and links in every language', () => {
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const shape = ({ body }: { body: string }) => ({
      sections: count(body, /^## /gm),
      items: count(body, /^(-|\d+\.) /gm),
      links: [...withoutLicense(body).matchAll(/\]\((\S+)\)/g)].map(([, href]) => href).sort(),
    });
    expect(pages).toHaveLength(6);
    for (const { key, source, translations } of pages) {
      expect(count(source.body, /\S+/g), key).toBeGreaterThanOrEqual(250);
      expect(count(source.body, /\S+/g), key).toBeLessThanOrEqual(1100);
      for (const [language, translation] of Object.entries(translations))
        expect(shape(translation), `${key} in ${language}`).toEqual(shape(source));
    }
  });

  it('has no email, phone number, address or year on these pages besides the licence', () => {
    for (const { key, source, translations } of pages) {
      for (const { body } of [source, ...Object.values(translations)])
        expect(withoutLicense(body), key).not.toMatch(/@|https?:|\+\d|\b20\d\d\b/);
    }
  });

  it('links the licence of texts in the language of the terms, and says from which day it holds', () => {
    const terms = pages.find(({ key }) => key === 'terms');
    for (const [language, page] of Object.entries({ en: terms?.source, ...terms?.translations })) {
      expect(page?.body).toContain(`](${CONTENT_LICENSE.url}deed.${language})`);
      expect(page?.body).toMatch(LICENSED_FROM);
    }
  });

  it('claims no medical review', () => {
    for (const { source } of conditions)
      expect(JSON.stringify(source)).not.toMatch(/medically reviewed|reviewed by (a |our )?(doctor|physician)/i);
  });
});
