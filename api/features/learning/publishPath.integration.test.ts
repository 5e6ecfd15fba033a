import { describe, expect, it } from 'vitest';
import { readModuleContent } from '../../contracts/learning/moduleContent.ts';
import type { PathDocument, PathModule, PathQuestion } from '../../contracts/learning/pathDocument.ts';
import { createTestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { finishPaths } from './finishPaths.ts';
import { publishPath } from './publishPath.ts';
import { createLearner } from './testing/learner.ts';

const question = (id: number, more: Partial<PathQuestion> = {}): PathQuestion => ({
  id,
  question: 'Which one?',
  type: 'multiple_choice',
  options: [
    { text: 'This', isRight: true, why: 'It is this one.' },
    { text: 'That', isRight: false, why: 'That is another.' },
  ],
  explanation: 'Because it is so.',
  points: 5,
  from: { conditionId: 1, section: 'overview' },
  ...more,
});

const head = { description: 'What there is.', minutes: 5, points: 10, isRequired: true, teaches: [] };
const reading: PathModule = {
  id: 901,
  type: 'reading',
  title: 'Read',
  ...head,
  teaches: [{ conditionId: 1, section: 'causes' }],
  sections: [{ title: 'One', content: 'See [it](/condition/1).' }],
};
const quiz: PathModule = {
  id: 902,
  type: 'quiz',
  title: 'Quiz',
  ...head,
  minutes: 3,
  isRequired: false,
  questions: [question(90_201)],
};
const path: PathDocument = {
  id: 9,
  title: 'A path',
  description: 'What it is about.',
  sources: [],
  modules: [reading, quiz],
};
const spanish = {
  title: 'Un camino',
  description: 'De qué trata.',
  modules: [
    { title: 'Leer', description: 'Lo que hay.', sections: [{ title: 'Uno', content: 'Míralo.' }] },
    {
      title: 'Preguntas',
      description: 'Lo que hay.',
      questions: [
        {
          question: '¿Cuál?',
          options: [
            { text: 'Este', why: 'Es este.' },
            { text: 'Ese', why: 'Ese es otro.' },
          ],
          explanation: 'Porque sí.',
        },
      ],
    },
  ],
};

describeWithDatabase('publication of a learning path', (server) => {
  const { rows } = server;
  const publish = (given: PathDocument = path, translations = {}) =>
    publishPath(server.database, { path: given, language: 'en', translations });
  async function givenPath() {
    await rows(`INSERT INTO learning_paths (id, title, description, difficulty, estimated_duration)
                VALUES (9, 'A path', '', 'beginner', 1), (8, 'Another', '', 'beginner', 1)`);
  }
  const withQuestions = (...questions: PathQuestion[]): PathDocument => ({
    ...path,
    modules: path.modules.map((module) => (module.type === 'quiz' ? { ...module, questions } : module)),
  });
  const questionsNow = () => rows('SELECT id, version::int, correct_answer, is_active FROM quiz_questions ORDER BY id');

  it('writes modules, questions, texts, taught sections and the first edition', async () => {
    await givenPath();
    expect(await publish(path, { es: spanish })).toEqual({
      edition: 1,
      isNew: true,
      languages: ['en', 'es'],
      corrected: [],
    });
    const [first, second] = await rows('SELECT * FROM learning_modules ORDER BY "order"');
    expect(first).toMatchObject({ id: 901, path_id: 9, module_type: 'reading', is_required: true, is_active: true });
    expect(readModuleContent(String(first?.content), 'Content').sections).toEqual(reading.sections);
    expect(readModuleContent(String(second?.content), 'Content')).toEqual({ sections: [], activities: [] });
    expect(await rows('SELECT question, options, reasons, origin_section FROM quiz_questions')).toEqual([
      {
        question: 'Which one?',
        options: ['This', 'That'],
        reasons: ['It is this one.', 'That is another.'],
        origin_section: 'overview',
      },
    ]);
    expect(await rows('SELECT module_id, condition_id, section FROM learning.taught')).toEqual([
      { module_id: 901, condition_id: 1, section: 'causes' },
    ]);
    expect(await rows('SELECT edition, required_modules FROM learning.edition')).toEqual([
      { edition: 1, required_modules: [901] },
    ]);
    const [kept] = await rows('SELECT edition, total_modules, estimated_duration FROM learning_paths WHERE id = 9');
    expect(Object.values(kept ?? {}).map(Number)).toEqual([1, 2, 8]);
    const [texts] = await rows(`SELECT texts FROM learning.path_text WHERE language = 'es'`);
    expect(texts?.texts).toMatchObject({
      title: 'Un camino',
      modules: { 901: { title: 'Leer', content: expect.stringContaining('Míralo.') } },
      questions: { 90201: { options: ['Este', 'Ese'], reasons: ['Es este.', 'Ese es otro.'] } },
    });
  });

  it('creates no edition without a change, or for a translation alone', async () => {
    await givenPath();
    await publish();
    expect(await publish()).toMatchObject({ edition: 1, isNew: false });
    expect(await publish(path, { es: spanish })).toMatchObject({ edition: 1, isNew: false, languages: ['en', 'es'] });
    const reworded = { ...path, title: 'The path' };
    expect(await publish(reworded, { es: spanish })).toMatchObject({ edition: 2, isNew: true });
    expect(await rows('SELECT language, edition FROM learning.path_text ORDER BY 1')).toEqual([
      { language: 'en', edition: 2 },
      { language: 'es', edition: 2 },
    ]);
  });

  it('offers the path only in languages in which it is complete', async () => {
    await givenPath();
    await publish(path, { es: spanish });
    const longer = withQuestions(question(90_201), question(90_202));
    expect(await publish(longer, { es: spanish })).toMatchObject({ edition: 2, languages: ['en'] });
    const blank = { ...spanish, modules: spanish.modules.map((module) => ({ ...module, title: ' ' })) };
    expect(await publish(path, { es: blank })).toMatchObject({ languages: ['en'] });
    expect(await rows('SELECT language FROM learning.path_text')).toEqual([{ language: 'en' }]);
  });

  it('raises the version of a reworded question, and returns ids with a corrected answer', async () => {
    await givenPath();
    await publish();
    const explained = question(90_201, { explanation: 'Told better.' });
    expect(await publish(withQuestions(explained))).toMatchObject({ edition: 2, corrected: [] });
    const corrected = question(90_201, {
      options: explained.options.map((option) => ({ ...option, isRight: !option.isRight })),
    });
    expect(await publish(withQuestions(corrected))).toMatchObject({ edition: 3, corrected: [90_201] });
    expect(await questionsNow()).toMatchObject([{ version: 1, correct_answer: 'That' }]);
    expect(await publish(withQuestions({ ...corrected, question: 'Which, now?' }))).toMatchObject({ corrected: [] });
    expect(await questionsNow()).toMatchObject([{ version: 2 }]);
  });

  it('deactivates removed modules, and records since which edition a module exists', async () => {
    await givenPath();
    await publish();
    await publish({ ...path, modules: [quiz] });
    expect(await rows('SELECT id, is_active, since::int FROM learning_modules ORDER BY id')).toEqual([
      { id: 901, is_active: false, since: 1 },
      { id: 902, is_active: true, since: 1 },
    ]);
    await publish({ ...path, modules: [reading, { ...reading, id: 903 }] });
    expect(await rows('SELECT id, is_active, since::int FROM learning_modules ORDER BY id')).toEqual([
      { id: 901, is_active: true, since: 3 },
      { id: 902, is_active: false, since: 1 },
      { id: 903, is_active: true, since: 3 },
    ]);
    expect(await questionsNow()).toMatchObject([{ is_active: false }]);
  });

  it('completes the path for learners without a remaining module, once `finishPaths` runs', async () => {
    await givenPath();
    await rows(
      `INSERT INTO achievements (title, description, criteria) VALUES ('First', 'One', '{"kind": "paths", "count": 1}')`,
    );
    const longer = { ...path, modules: [reading, { ...reading, id: 903, title: 'Read on' }] };
    await publish(longer);
    const [learner, other] = [await createLearner(server, 'learner'), await createLearner(server, 'other')];
    await learner.complete(901, 9);
    await other.start(9);
    expect(await publish({ ...longer, title: 'Named otherwise' })).toMatchObject({ edition: 2 });
    expect(await finishPaths(server.database)).toBe(0);
    expect(await publish({ ...path, modules: [reading] })).toMatchObject({ edition: 3 });
    expect(await finishPaths(server.database)).toBe(1);
    expect(await learner.progress(9)).toMatchObject({ status: 'completed', progressPercentage: 100, totalPoints: 10 });
    expect(await other.progress(9)).toMatchObject({ status: 'in_progress' });
    expect(await rows('SELECT user_id, edition::int FROM certificates')).toEqual([{ user_id: learner.id, edition: 3 }]);
    expect((await learner.inbox()).sort()).toEqual(['achievement_unlocked First', 'certificate_issued A path']);
    expect(await finishPaths(server.database)).toBe(0);
  });

  it('refuses ids of modules and questions of another path', async () => {
    await givenPath();
    await publish();
    await expect(publish({ ...path, id: 8 })).rejects.toThrow('Module 901 belongs to another path than 8');
    const theirs = {
      ...path,
      id: 8,
      modules: [{ ...head, id: 801, type: 'quiz', title: 'Q', questions: [question(90_201)] }],
    };
    await expect(publish(theirs as PathDocument)).rejects.toThrow('Question 90201 belongs to another path than 8');
    await expect(publish({ ...path, id: 7 })).rejects.toThrow('There is no learning path 7');
  });
});

describe('concurrent publications of a learning path', () => {
  it('make an edition each', async () => {
    const { pool, close } = await createTestDatabase('small');
    try {
      await pool.query(`INSERT INTO learning_paths (id, title, description, difficulty, estimated_duration)
                        VALUES (9, 'A path', '', 'beginner', 1)`);
      const publications = ['One', 'Two', 'Three'].map((title) =>
        inTransaction(pool, (connection) =>
          publishPath(connection, { path: { ...path, title }, language: 'en', translations: {} }),
        ),
      );
      const editions = (await Promise.all(publications)).map(({ edition }) => edition);
      expect(editions.sort()).toEqual([1, 2, 3]);
    } finally {
      await close();
    }
  });
});
