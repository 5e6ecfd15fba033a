import { expect, it } from 'vitest';
import { findFormFaults, type PathDocument, toPathTexts } from '../learning/pathDocument.ts';
import { fromPathEntries, toPathEntries } from './pathTexts.ts';

const question = (id: number, text: string): NonNullable<PathDocument['modules'][number]['questions']>[number] => ({
  id,
  question: text,
  type: 'true_false',
  explanation: `${text} explained`,
  points: 5,
  from: null,
  options: [
    { text: 'True', isRight: true, why: 'So it is' },
    { text: 'False', isRight: false, why: 'It is not' },
  ],
});

const common = { minutes: 5, points: 10, isRequired: true, teaches: [], description: 'What it is about' };
const path: PathDocument = {
  id: 7,
  title: 'First steps',
  description: 'A beginning',
  sources: [],
  modules: [
    { ...common, id: 12, type: 'reading', title: 'Read', sections: [{ title: 'One', content: '## A heading' }] },
    { ...common, id: 14, type: 'quiz', title: 'Asked', questions: [question(35, 'Is it?'), question(34, 'Was it?')] },
    {
      ...common,
      id: 13,
      type: 'interactive',
      title: 'Do',
      activities: [
        {
          kind: 'sort',
          title: 'Sort them',
          description: 'Into two groups',
          groups: ['Here', 'There'],
          items: [{ text: 'A cup', group: 0, why: 'It is here' }],
        },
        {
          kind: 'scene',
          title: 'A scene',
          description: 'Watch',
          frames: [{ say: 'Hello', figure: 'person', points: ['First', 'Second'] }],
        },
        {
          kind: 'film',
          title: 'A film',
          description: 'Watch',
          transcript: 'Words',
          file: '/films/1.mp4',
          captions: [{ language: 'en', file: '/films/1.vtt' }],
        },
      ],
    },
  ],
};

const labels = Object.fromEntries(toPathEntries(path).map(({ key, label }) => [key, label]));

it('names every text of a path once, by ids in its key and by positions in its label', () => {
  const entries = toPathEntries(path);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(labels).toMatchObject({
    title: 'Title',
    'modules.12.description': 'Module 1 · Description',
    'modules.12.sections.0.title': 'Module 1 · Section 1 · Title',
    'modules.12.sections.0.content': 'Module 1 · Section 1',
    'modules.14.questions.34.question': 'Module 2 · Question 2',
    'modules.14.questions.34.options.1.text': 'Module 2 · Question 2 · Option 2',
    'modules.14.questions.34.options.1.why': 'Module 2 · Question 2 · Option 2 · Why',
    'modules.14.questions.34.explanation': 'Module 2 · Question 2 · Explanation',
    'modules.13.activities.0.groups.1': 'Module 3 · Activity 1 · Group 2',
    'modules.13.activities.0.items.0.why': 'Module 3 · Activity 1 · Thing to sort 1 · Why',
    'modules.13.activities.1.frames.0.say': 'Module 3 · Activity 2 · Picture 1',
    'modules.13.activities.1.frames.0.points.1': 'Module 3 · Activity 2 · Picture 1 · Point 2',
  });
  expect(entries.find(({ key }) => key === 'modules.12.sections.0.content')).toMatchObject({
    section: 'modules.12',
    kind: 'markdown',
    text: '## A heading',
  });
});

it('lists every text of a path, and nothing else', () => {
  const written = JSON.stringify(toPathTexts(path)).match(/(?<=:|\[|,)"[^"]*"(?!:)/g) ?? [];
  const none = ['sort', 'scene', 'film', 'person', '/films/1.mp4', 'en', '/films/1.vtt'];
  const texts = written.map((text) => JSON.parse(text) as string).filter((text) => !none.includes(text));
  expect(
    toPathEntries(path)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(texts.sort());
});

it('lists an entry without a text for each text that a translation lacks', () => {
  const translation = toPathTexts(path);
  const [read] = translation.modules;
  const texts = { ...translation, title: 'Primeros pasos', modules: read ? [{ ...read, sections: [] }] : [] };
  const entries = new Map(toPathEntries(path, texts).map(({ key, text }) => [key, text]));
  expect([...entries.keys()]).toEqual(Object.keys(labels));
  expect(entries.get('title')).toBe('Primeros pasos');
  expect(entries.get('modules.12.sections.0.content')).toBe('');
  expect(entries.get('modules.14.title')).toBe('');
});

it('converts entries back into texts of the same form', () => {
  const texts = Object.fromEntries(toPathEntries(path).map(({ key, text }) => [key, text]));
  expect(fromPathEntries(path, texts)).toEqual(toPathTexts(path));
  const { 'modules.14.questions.35.explanation': _gone, ...rest } = texts;
  const lacking = fromPathEntries(path, rest);
  expect(lacking.modules[1]?.questions?.[0]?.explanation).toBe('');
  expect(findFormFaults(toPathTexts(path), lacking)).toEqual([
    'modules.1.questions: has other entries than the source',
  ]);
});
