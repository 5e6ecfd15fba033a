import { expect, it } from 'vitest';
import type { PathModule } from '../learning/pathDocument.ts';
import type { PathContent } from '../learning/pathProposal.ts';
import { readStates } from './readStates.ts';
import { PATH_DOCUMENT } from './rows/path.ts';

const head = { description: 'D', minutes: 5, points: 10, isRequired: true, teaches: [] };
const reading = (id: number, title: string, ...sections: string[]): PathModule => ({
  id,
  type: 'reading',
  title,
  ...head,
  sections: sections.map((one) => ({ title: one, content: `About ${one}.` })),
});
const quiz = (right: number): PathModule => ({
  id: 9,
  type: 'quiz',
  title: 'Quiz',
  ...head,
  questions: [
    {
      id: 90,
      question: 'Which?',
      type: 'multiple_choice',
      explanation: 'So.',
      points: 5,
      options: ['This', 'That'].map((text, at) => ({ text, isRight: at === right, why: 'Why' })),
      from: { conditionId: 7, section: 'overview' },
    },
  ],
});
const path = (...modules: PathModule[]): PathContent => ({
  id: 1,
  title: 'Path',
  description: 'D',
  sources: [{ title: 'S', url: 'https://example.org' }],
  modules,
  difficulty: 'beginner',
  categoryId: 2,
  prerequisites: [3],
});
const known = {
  categories: new Map([[2, 'Senses']]),
  conditions: new Map([[7, 'Autism']]),
  paths: new Map([[3, 'First steps']]),
};

it('labels each part by its position in the newest state, and reads facts in words', () => {
  const { texts, labels } = readStates(PATH_DOCUMENT.parts, [path(reading(8, 'Read', 'One'), quiz(0))], known);
  expect(texts[0]).toMatchObject({
    categoryId: 'Senses',
    prerequisites: ['First steps'],
    sources: ['S: https://example.org'],
    'modules.9.questions.90 facts': ['multiple choice', '5 points', 'from Autism, overview', 'Option 1: right answer'],
  });
  expect(labels['modules.9.questions.90.explanation']).toBe('Module 2 · Question 1 · Explanation');
  // One state alone has no order to compare.
  expect(Object.keys(labels).filter((key) => key.endsWith(' order'))).toEqual([]);
});

it('shows no change of the neighbours of a moved or inserted record', () => {
  const before = path(reading(8, 'Read', 'One', 'Two'), quiz(0));
  const after = path(quiz(1), reading(8, 'Read on', 'New', 'One', 'Two'));
  const { texts, labels } = readStates(PATH_DOCUMENT.parts, [before, after], known);
  const [old = {}, now = {}] = texts;
  const changed = Object.keys(labels).filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]));
  expect(changed.map((key) => labels[key])).toEqual([
    'Modules, in their order',
    'Module 1 · Question 1 · About it',
    'Module 2 · Title',
    'Module 2 · Section 1 · Title',
    'Module 2 · Section 1',
    'Module 2 · Sections, in their order',
  ]);
  expect([old['modules order'], now['modules order']]).toEqual([
    ['Read on', 'Quiz'],
    ['Quiz', 'Read on'],
  ]);
});

it('matches a reworded record between the same neighbours', () => {
  const before = path(reading(8, 'Read', 'One', 'Two', 'Three'));
  const after = path(reading(8, 'Read', 'One', 'Second', 'Three', 'Four'));
  const { texts, labels } = readStates(PATH_DOCUMENT.parts, [before, after], known);
  const [old = {}, now = {}] = texts;
  const title = Object.keys(labels).find((key) => labels[key] === 'Module 1 · Section 2 · Title') ?? '';
  expect([old[title], now[title]]).toEqual(['Two', 'Second']);
  const added = Object.keys(now).filter((key) => !(key in old));
  expect(added.map((key) => labels[key])).toEqual(['Module 1 · Section 4 · Title', 'Module 1 · Section 4']);
});

it('shows a deleted record only in the order of its list, and ignores the order of fields', () => {
  const before = path(reading(8, 'Read', 'One', 'Two'), quiz(0));
  const turned = JSON.parse(JSON.stringify(path(reading(8, 'Read', 'One'))), (_, value) =>
    Array.isArray(value) || typeof value !== 'object' || !value
      ? value
      : Object.fromEntries(Object.entries(value).toReversed()),
  );
  const { texts, labels } = readStates(PATH_DOCUMENT.parts, [before, turned], known);
  const [old = {}, now = {}] = texts;
  const changed = Object.keys(labels).filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]));
  expect(changed.map((key) => labels[key])).toEqual(['Modules, in their order', 'Module 1 · Sections, in their order']);
});
