import { expect, it } from 'vitest';
import type { PathModule } from '../../contracts/learning/pathDocument.ts';
import type { Database } from '../../platform/Database.ts';
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
};

function review({ collection, contribution, events = [], now }: ReviewInput) {
  const kind = REVIEWED_KINDS[collection];
  const reviewed = { status: 'pending', ...contribution } as Contribution;
  return readReview({ contribution: reviewed, kind, events: events as never, now: now ?? null }, database);
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
  expect(open).toMatchObject({ conflicts: ['summary'], conflictLabels: ['Summary'] });
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

it('shows only the published text of a removal', async () => {
  const contribution = { kind: 'removal', content: {}, base: { texts: {} } };
  const { shown, names } = await review({ collection: 'conditions', contribution, now: PAGE });
  expect(shown).toEqual({ content: {}, base: {}, current: PAGE });
  expect(names).toEqual({ name: 'Name', summary: 'Summary' });
});
