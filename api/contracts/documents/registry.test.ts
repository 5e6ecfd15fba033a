import { describe, expect, it } from 'vitest';
import { FIELDS, SIGNED_FIELDS, SIGNED_SECTIONS } from '../encyclopedia/fields.ts';
import { toEntries, withTexts } from './entries.ts';
import { readState } from './readStates.ts';
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind } from './registry.ts';
import { goneEntries, toCurrentTexts, translatedEntries } from './translatedEntries.ts';

const FIRST = 'The first one says this.';
const SECOND = 'The second says something else.';
const THIRD = 'The third is about rest.';
const NEW = 'Nobody wrote that before.';

/** The same texts as a document of each kind has them. */
const EXAMPLES: Record<Exclude<DocumentKind, 'category'>, (texts: string[]) => object> = {
  condition: (texts) => ({
    name: 'Name',
    summary: 'Summary',
    aliases: ['Other name'],
    overview: `${texts.join('\n\n')}\n`,
    symptoms: texts,
    tags: ['rest', 'sleep'],
    sources: [{ title: 'Study', url: 'https://example.org' }],
    categoryId: 3,
  }),
  path: (texts) => ({
    title: 'Path',
    description: 'About it',
    difficulty: 'beginner',
    modules: [
      { id: 7, type: 'reading', title: 'Read', sections: texts.map((content) => ({ title: content, content })) },
    ],
  }),
  page: (texts) => ({ title: 'Page', summary: 'Summary', body: texts.join('\n\n') }),
  chatAnswer: (texts) => ({
    title: 'Sleep',
    keywords: ['rest'],
    text: texts.join('\n\n'),
    screens: ['home'],
    translations: { es: { title: 'Sueño', keywords: ['reposo'], text: 'Uno.' } },
  }),
};
/** Kinds whose texts are divided into entries. */
const DIVIDED = ['condition', 'path', 'page'] as const;

describe('a document', () => {
  it.each(Object.entries(EXAMPLES))('(%s) is unchanged by its own texts, each of which has a key', (kind, create) => {
    const { parts } = DOCUMENTS[kind as DocumentKind];
    const source = create([FIRST, SECOND, THIRD]);
    const entries = toEntries(parts, source);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(withTexts(parts, source, Object.fromEntries(entries.map(({ key, text }) => [key, text])))).toEqual(source);
  });

  it.each(DIVIDED)('(%s) leaves only reworded, new and gone texts of its translation to do', (kind) => {
    const { parts } = DOCUMENTS[kind];
    const create = EXAMPLES[kind];
    const source = create([FIRST, SECOND, THIRD]);
    const upper = toEntries(parts, source).map(({ key, text }) => [key, text.toUpperCase()]);
    const made = { source, texts: withTexts(parts, source, Object.fromEntries(upper)) };
    const stale = (texts: string[]) => {
      const entries = translatedEntries(parts, create(texts), made);
      return new Set(entries.flatMap(({ madeFrom }) => madeFrom ?? []));
    };
    const reworded = 'The second says something quite different.';
    expect(stale([THIRD, FIRST, SECOND])).toEqual(new Set());
    expect(stale([FIRST, reworded, THIRD])).toEqual(new Set([SECOND]));
    const more = translatedEntries(parts, create([NEW, FIRST, reworded, THIRD]), made);
    expect(more.filter(({ text }) => !text).map(({ source }) => source)).toContain(NEW);
    expect(more.find((entry) => entry.source === reworded)).toMatchObject({
      text: SECOND.toUpperCase(),
      madeFrom: SECOND,
    });
    const gone = goneEntries(parts, create([FIRST, THIRD]), made);
    expect(new Set(gone.map(({ text }) => text))).toEqual(new Set([SECOND.toUpperCase()]));
  });
});

describe('the row of conditions', () => {
  const { parts } = DOCUMENTS.condition;

  it('has the names, sections and signed positions of the fields', () => {
    expect(parts.map(({ name }) => name)).toEqual(FIELDS.condition.map(({ name }) => name));
    const toSection = (name: string) => parts.filter((part) => (part.section ?? part.name) === name);
    for (const { section, fields } of SIGNED_SECTIONS)
      expect(toSection(section).map(({ name }) => name)).toEqual(fields.map(({ name }) => name));
    const signed = parts.filter((part) => part.signed).sort((one, other) => Number(one.signed) - Number(other.signed));
    expect(signed.map(({ name }) => name)).toEqual(SIGNED_FIELDS.map(({ name }) => name));
  });

  it('compares a list as a whole when its translation has another number of items', () => {
    const source = { symptoms: ['One thing', 'Another thing'], aliases: ['A'], tags: ['a', 'b'] };
    const made = { source, texts: { symptoms: ['Una cosa'], aliases: ['B', 'C'], tags: ['c'] } };
    expect(translatedEntries(parts, source, made).map(({ key, text, kind }) => [key, text, kind])).toEqual([
      ['aliases', 'B\nC', 'list'],
      ['symptoms', 'Una cosa', 'list'],
      ['resources', '', 'links'],
      ['tags', 'c', 'list'],
    ]);
    const now = { symptoms: ['One thing', 'A third'], aliases: ['Other'], tags: ['a'] };
    const stale = translatedEntries(parts, now, made).filter(({ madeFrom }) => madeFrom !== null);
    expect(stale.map(({ key }) => key)).toEqual(['symptoms', 'tags']);
    expect(toCurrentTexts(parts, now, made)).toEqual(made.texts);
  });

  it('keeps the place of a text that its translation lacks', () => {
    const source = { symptoms: ['One', 'Two', 'Three'] };
    expect(withTexts(parts, source, { 'symptoms.0': 'Uno', 'symptoms.2': 'Tres' })).toEqual({
      symptoms: ['Uno', '', 'Tres'],
    });
  });
});

it('names lines of a condition paragraphs, and parts of Markdown blocks', () => {
  const label = (kind: 'condition' | 'page', document: object) =>
    toEntries(DOCUMENTS[kind].parts, document).map((entry) => [entry.key, entry.label, entry.kind, entry.text]);
  expect(label('condition', { overview: 'One\nTwo\n \nThree' })).toEqual([
    ['overview.0', 'Overview · Paragraph 1', 'paragraph', 'One'],
    ['overview.1', 'Overview · Paragraph 2', 'paragraph', 'Two'],
    ['overview.2', 'Overview · Paragraph 3', 'paragraph', 'Three'],
  ]);
  expect(label('page', { body: '## Title\n\n\n- one\n- two' })).toEqual([
    ['body.0', 'Text · Block 1', 'block', '## Title'],
    ['body.1', 'Text · Block 2', 'block', '- one\n- two'],
  ]);
});

it('lists the translations of a chat answer as sections of one document', () => {
  const { parts } = DOCUMENTS.chatAnswer;
  const answer = EXAMPLES.chatAnswer([FIRST]);
  expect(toEntries(parts, answer).map(({ key, label, section }) => [key, label, section])).toEqual([
    ['title', 'Title', 'title'],
    ['keywords', 'Words and phrases that lead to it', 'keywords'],
    ['text', 'Answer', 'text'],
    ['translations.es.title', 'Translation (es) · Title', 'translations.es'],
    ['translations.es.keywords', 'Translation (es) · Words and phrases that lead to it', 'translations.es'],
    ['translations.es.text', 'Translation (es) · Answer', 'translations.es'],
  ]);
  expect(translatedEntries(parts, answer, null).map(({ key }) => key)).toEqual(['title', 'keywords', 'text']);
  const records = [{ relationTo: 'learning-paths', value: 4 }];
  expect(readState(parts, { ...answer, records }, { paths: new Map([[4, 'First steps']]) })).toMatchObject({
    records: ['First steps'],
    screens: ['home'],
    'translations.es.text': 'Uno.',
  });
});

it('reads the sources, category and lists of a condition in words', () => {
  const condition = EXAMPLES.condition([FIRST, SECOND]);
  expect(readState(DOCUMENTS.condition.parts, condition, { categories: new Map([[3, 'Senses']]) })).toMatchObject({
    overview: `${FIRST}\n\n${SECOND}\n`,
    symptoms: [FIRST, SECOND],
    sources: ['Study: https://example.org'],
    categoryId: 'Senses',
  });
});

it('names the sections of each kind for ever', () => {
  const sections = DOCUMENT_KINDS.map((kind) => [
    kind,
    [...new Set(DOCUMENTS[kind].parts.map(({ name, section = name }) => section))],
  ]);
  // Sign-offs, comments and lapses refer to these names. Add names, and never change one.
  expect(Object.fromEntries(sections)).toEqual({
    condition: [
      ...['head', 'aliases', 'overview', 'symptoms', 'causes', 'treatments', 'resources', 'tags', 'sources'],
      'categoryId',
    ],
    category: ['name', 'description'],
    path: ['head', 'difficulty', 'categoryId', 'prerequisites', 'sources', 'modules'],
    page: ['head', 'body'],
    chatAnswer: ['title', 'keywords', 'text', 'records', 'screens', 'place', 'isSuggested', 'translations'],
  });
});
