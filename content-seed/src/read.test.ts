import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSeedContent, SeedContentError } from './read.ts';

const real = path.resolve(import.meta.dirname, '..');
const EN = 'conditions/adhd/en.yaml';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-seed-'));
  for (const part of ['categories', 'pages', 'conditions/adhd', 'conditions/dyslexia']) {
    cpSync(path.join(real, part), path.join(folder, part), { recursive: true });
  }
});
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

describe('seed content that is wrong is named by file, field and hint', () => {
  it.each([
    [
      'a field left out',
      EN,
      (text: string) => text.replace(/^summary:/m, 'sumary:'),
      /^conditions\/adhd\/en\.yaml: (summary|\(whole file\)): /,
    ],
    [
      'an address that is none',
      EN,
      (text: string) => text.replace(/https:\/\/\S+/, 'www.example.org'),
      /^conditions\/adhd\/en\.yaml: resources\.0\.url: must be a full https:\/\/ address$/,
    ],
    [
      'a category that is not there',
      EN,
      (text: string) => text.replace(/^category: .*/m, 'category: nowhere'),
      /^conditions\/adhd\/en\.yaml: category: no folder categories\/nowhere; use one of /,
    ],
    [
      'a number used twice',
      EN,
      (text: string) =>
        text.replace(
          /^id: .*/m,
          () => readFileSync(path.join(real, 'conditions/dyslexia/en.yaml'), 'utf8').match(/^id: .*/m)?.[0] ?? '',
        ),
      /\/en\.yaml: id: \d+ is already used by \w+; take the next free number$/,
    ],
    ['YAML that does not parse', EN, (text: string) => `${text}\n  bad: [`, /^conditions\/adhd\/en\.yaml: line \d+: /],
    [
      'a translation that is neither short nor whole',
      'conditions/adhd/es.yaml',
      (text: string) => text.replace(/^treatments:[\s\S]*?(?=^\w)/m, ''),
      /^conditions\/adhd\/es\.yaml: treatments: /,
    ],
    [
      'a colour that there is not',
      'categories/physical/en.yaml',
      (text: string) => text.replace(/^color: .*/m, 'color: pink'),
      /^categories\/physical\/en\.yaml: color: /,
    ],
    [
      'HTML in a page',
      'pages/privacy/es.yaml',
      (text: string) => text.replace('## ', '<b>x</b> ## '),
      /^pages\/privacy\/es\.yaml: body: has HTML, which would be shown as text$/,
    ],
    [
      'a link that names a language',
      'pages/about/fr.yaml',
      (text: string) => text.replace('](/privacy)', '](/fr/privacy)'),
      /^pages\/about\/fr\.yaml: body: has a link with a language; write it without, as in \/privacy$/,
    ],
  ])('%s', (_, file, change, line) => {
    edit(file, change);
    expect(problems().join('\n')).toMatch(new RegExp(line.source, 'm'));
  });

  it('a page that the footer leads to, and one that nothing leads to', () => {
    renameSync(path.join(folder, 'pages/terms'), path.join(folder, 'pages/rules'));
    expect(problems()).toEqual([
      'pages/rules: there is no such page; use one of about, contact, privacy, terms, accessibility, editorial-policy',
      'pages/terms/en.yaml: is missing; the footer leads to this page',
    ]);
  });

  it('all of it at once', () => {
    edit(EN, (text) => text.replace(/^category: .*/m, 'category: nowhere'));
    edit('categories/physical/en.yaml', (text) => text.replace(/^color: .*/m, 'color: pink'));
    expect(problems().length).toBeGreaterThanOrEqual(2);
  });
});

describe('the seed content', () => {
  const { categories, conditions, pages } = readSeedContent();
  const whole = (language: string) =>
    conditions.filter(({ translations }) => 'overview' in (translations[language] ?? {}));

  it('has the shelves that the specification names by number, and every icon and colour', () => {
    expect(categories.slice(0, 3).map(({ source }) => [source.id, source.name])).toEqual([
      [1, expect.stringContaining('Physical')],
      [2, expect.stringContaining('Cognitive')],
      [3, expect.stringContaining('Sensory')],
    ]);
    expect(new Set(categories.map(({ source }) => source.icon)).size).toBe(6);
    expect(new Set(categories.map(({ source }) => source.color)).size).toBe(6);
  });

  it('has at least 36 conditions, five on each shelf, and those that people search most', () => {
    expect(conditions.length).toBeGreaterThanOrEqual(36);
    for (const { key } of categories)
      expect(conditions.filter(({ source }) => source.category === key).length, key).toBeGreaterThanOrEqual(5);
    const names = conditions.map(({ source }) => source.name);
    for (const name of ['Autism Spectrum', 'ADHD', 'Cerebral Palsy', 'Down Syndrome', 'Depression'])
      expect(names.join('\n')).toContain(name);
  });

  it('is there in all four languages, and whole for enough of it', () => {
    for (const { key, translations } of [...categories, ...conditions, ...pages])
      expect(Object.keys(translations).sort(), key).toEqual(['ar', 'es', 'fr']);
    expect(whole('es').length).toBeGreaterThanOrEqual(12);
    expect(whole('fr').length).toBeGreaterThanOrEqual(12);
    expect(whole('ar').length).toBeGreaterThanOrEqual(6);
  });

  it('has pages about the site that are as long in every language, section by section, and lead to the same places', () => {
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const shape = ({ body }: { body: string }) => ({
      sections: count(body, /^## /gm),
      items: count(body, /^(-|\d+\.) /gm),
      links: [...body.matchAll(/\]\((\S+)\)/g)].map(([, href]) => href).sort(),
    });
    expect(pages).toHaveLength(6);
    for (const { key, source, translations } of pages) {
      expect(count(source.body, /\S+/g), key).toBeGreaterThanOrEqual(250);
      expect(count(source.body, /\S+/g), key).toBeLessThanOrEqual(700);
      for (const [language, translation] of Object.entries(translations))
        expect(shape(translation), `${key} in ${language}`).toEqual(shape(source));
    }
  });

  it('names no address, person or date of an audit on these pages: a copy has its own, or none', () => {
    for (const { key, source, translations } of pages) {
      for (const { body } of [source, ...Object.values(translations)])
        expect(body, key).not.toMatch(/@|https?:|\+\d|\b20\d\d\b/);
    }
  });

  it('claims no medical review', () => {
    for (const { source } of conditions)
      expect(JSON.stringify(source)).not.toMatch(/medically reviewed|reviewed by (a |our )?(doctor|physician)/i);
  });
});
