import { describe, expect, it } from 'vitest';
import type { PathModule } from '../../contracts/learning/pathDocument.ts';
import type { Database } from '../../platform/Database.ts';
import type { TranslatedNow } from '../encyclopedia/queries/selectTranslatedNow.ts';
import { REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import type { Contribution } from './queries/contributions.ts';
import { readReview } from './readReview.ts';

/** Has no names of other records. */
const database = { query: async () => ({ rows: [], rowCount: 0 }) } as unknown as Database;

type TextEvent = { id: number; content: unknown; base: unknown };
type ReviewInput = {
  collection: keyof typeof REVIEWED_KINDS;
  contribution: object;
  events?: TextEvent[];
  now?: object;
  /** Source that readers have, and the source that the proposal was made from, of a translation. */
  found?: TranslatedNow;
  base?: object;
};

function review({ collection, contribution, events = [], now, found, base }: ReviewInput) {
  const kind = { ...REVIEWED_KINDS[collection] };
  const source = kind.source && { ...kind.source, findNow: async () => found ?? null };
  if (source && base) source.findBase = async () => base;
  if (source) kind.source = source;
  const reviewed = { status: 'pending', ...contribution } as Contribution;
  return readReview({ contribution: reviewed, kind, events: events as never, now: now ?? null }, { database });
}

const PAGE = { name: 'Page', summary: 'As it was.' };
const edit = (content: object, texts: object = PAGE) => ({ kind: 'edit', content, base: { texts } });

it('returns the whole texts before and after each event that changed them', async () => {
  const { versions } = await review({
    collection: 'conditions',
    contribution: edit({ summary: 'Third.' }),
    events: [
      { id: 1, content: null, base: null },
      { id: 2, content: { summary: 'First.' }, base: null },
      { id: 3, content: { summary: 'Second.' }, base: { texts: { ...PAGE, name: 'Old name' } } },
    ],
  });
  expect([...versions]).toEqual([
    [2, { before: { name: 'Old name', summary: 'First.' }, after: { name: 'Old name', summary: 'Second.' } }],
    [3, { before: { name: 'Old name', summary: 'Second.' }, after: { name: 'Page', summary: 'Third.' } }],
  ]);
});

it('shows an open proposal merged with later changes, and a decided one as it was sent', async () => {
  const now = { name: 'Changed meanwhile', summary: 'Changed too.' };
  const contribution = edit({ summary: 'Proposed.' });
  const open = await review({ collection: 'conditions', contribution, now });
  expect(open.conflicts).toEqual([
    { key: 'summary', label: 'Summary', before: PAGE.summary, now: now.summary, proposed: 'Proposed.' },
  ]);
  expect(open.shown).toEqual({ content: { ...now, summary: 'Proposed.' }, base: PAGE, current: now });
  const decided = await review({
    collection: 'conditions',
    contribution: { ...contribution, status: 'rejected' },
    now,
  });
  expect(decided.conflicts).toEqual([]);
  expect(decided.shown.content).toEqual({ ...PAGE, summary: 'Proposed.' });
});

const module = (...titles: string[]): PathModule => ({
  id: 7,
  type: 'reading',
  title: 'Module',
  description: '',
  minutes: 5,
  points: 10,
  isRequired: true,
  teaches: [],
  sections: titles.map((title) => ({ title, content: `About ${title}.` })),
});
const source = (...titles: string[]) => ({
  id: 1,
  title: 'Path',
  description: 'D',
  sources: [],
  modules: [module(...titles)],
});
const translated = (...titles: string[]) => ({ ...source(...titles), title: 'Camino' });

it('finds an entry of a translation again after the sections of its source were reordered', async () => {
  const { versions, shown, names } = await review({
    collection: 'learning-path-translations',
    contribution: {
      kind: 'path_translation',
      content: translated('Dos', 'Uno'),
      base: { sourceRevision: 2, source: source('Two', 'One'), texts: null },
    },
    events: [
      {
        id: 1,
        content: translated('Un', 'Dos'),
        base: { sourceRevision: 1, source: source('One', 'Two'), texts: null },
      },
    ],
  });
  const key = Object.keys(names).find((name) => names[name] === 'Module 1 · Section 2 · Title') ?? '';
  expect(shown.content[key]).toBe('Uno');
  expect([versions.get(1)?.before[key], versions.get(1)?.after[key]]).toEqual(['Un', 'Uno']);
});

describe('a translation of a condition', () => {
  const made = { name: 'Asthma', overview: 'First one.\nSecond one.', symptoms: ['Cough', 'Wheezing'] };
  const texts = { name: 'Asma', overview: 'Primero.\nSegundo.', symptoms: ['Tos', ''] };
  const newer = { ...made, overview: 'First one.\nIn the middle.\nSecond one, reworded.' };
  const translation = (content: object, sourceRevision: number, from: object = texts) => ({
    kind: 'translation',
    content,
    base: { sourceRevision, texts: from },
  });
  const found = { revision: 2, source: newer, published: { texts, source: made, revision: 1 } };
  const given = { collection: 'condition-translations', now: texts, found } as const;

  it('is shown by the keys of the source, with the former source of stale entries', async () => {
    const { source, shown, names } = await review({
      ...given,
      contribution: translation({ name: 'El asma' }, 1),
      base: made,
    });
    expect(names['overview.2']).toBe('Overview · Paragraph 3');
    expect(source?.texts).toMatchObject({ name: 'Asthma', 'overview.1': 'In the middle.', 'symptoms.0': 'Cough' });
    expect(source?.former).toEqual({ 'overview.2': 'Second one.' });
    const paragraphs = { 'overview.0': 'Primero.', 'overview.1': '', 'overview.2': 'Segundo.' };
    expect(shown.current).toMatchObject({ name: 'Asma', ...paragraphs, 'symptoms.1': '' });
    expect(shown.content).toMatchObject({ name: 'El asma', ...paragraphs });
  });

  it('says that it is older than its source, and which texts it translates in part', async () => {
    const { source } = await review({ ...given, contribution: translation({ name: 'El asma' }, 1), base: made });
    expect(source).toMatchObject({
      revisions: { now: 2, proposed: 1, published: 1 },
      isStale: true,
      isConfirmed: false,
      partial: [
        { label: 'Overview', done: 2, of: 3 },
        { label: 'Common symptoms', done: 1, of: 2 },
      ],
    });
  });

  it('keeps the pairs of a text that it leaves as it was, although its source has got longer', async () => {
    const { source, shown } = await review({ ...given, contribution: translation({}, 2), base: newer });
    expect(source).toMatchObject({ isConfirmed: true, isStale: false, former: { 'overview.2': 'Second one.' } });
    expect(shown.content).toMatchObject({ 'overview.0': 'Primero.', 'overview.1': '', 'overview.2': 'Segundo.' });
  });

  it('is shown beside the source that it was made from when it is decided', async () => {
    const contribution = { ...translation({ overview: 'Uno.\nDos.' }, 1), status: 'published' };
    const { source, shown } = await review({ ...given, contribution, base: made });
    expect(source).toMatchObject({ texts: { 'overview.1': 'Second one.' }, former: {}, partial: [] });
    expect([shown.base['overview.1'], shown.content['overview.1']]).toEqual(['Segundo.', 'Dos.']);
  });
});

it('shows only the published text of a removal', async () => {
  const contribution = { kind: 'removal', content: {}, base: { texts: {} } };
  const { shown, names } = await review({ collection: 'conditions', contribution, now: PAGE });
  expect(shown).toEqual({ content: {}, base: {}, current: PAGE });
  expect(names).toEqual({ name: 'Name', summary: 'Summary' });
});
