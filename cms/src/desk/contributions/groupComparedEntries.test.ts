import { expect, it } from 'vitest';
import { groupComparedEntries } from './groupComparedEntries.ts';

const NAMES = {
  summary: 'Summary',
  'overview.0': 'Overview · Paragraph 1',
  'overview.1': 'Overview · Paragraph 2',
  'overview.gone1': 'Overview · Paragraph 2',
  'modules.12.sections.0.title': 'Module 1 · Section 1 · Title',
};
const NOTHING = { source: {}, former: {}, published: null, content: {} };

it('groups the entries of one list, with their places, and leaves other texts alone', () => {
  const groups = groupComparedEntries(NAMES, NOTHING);
  expect(groups.map(({ label, rows }) => [label, rows.map((row) => [row.key, row.label])])).toEqual([
    ['Summary', [['summary', null]]],
    [
      'Overview',
      [
        ['overview.0', 'Paragraph 1'],
        ['overview.1', 'Paragraph 2'],
        ['overview.gone1', 'Paragraph 2'],
      ],
    ],
    ['Module 1 · Section 1 · Title', [['modules.12.sections.0.title', null]]],
  ]);
});

it('marks entries that are changed, or whose source is, as those to read', () => {
  const beside = {
    source: { summary: 'S' },
    published: { summary: 'Uno', 'overview.0': 'A', 'overview.1': 'B', 'overview.gone1': 'C' },
    content: { summary: 'Uno', 'overview.0': 'A ', 'overview.1': 'Be', 'overview.gone1': 'C' },
    former: { 'overview.gone1': 'Gone' },
  };
  const news = groupComparedEntries(NAMES, beside).flatMap(({ rows }) => rows.filter(({ isNews }) => isNews));
  expect(news.map(({ key }) => key)).toEqual(['overview.1', 'overview.gone1']);
});
