import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { MODULE_LOCKED } from '../../contracts/learning/progress.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, RIGHT, RIGHT_IN_SPANISH, WRONG } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

describeWithDatabase('answer to a question', (server) => {
  const { rows } = server;
  beforeEach(() => givenPath(server.database));
  async function learnerAtQuiz() {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    return learner;
  }
  const attempts = () =>
    rows(
      'SELECT user_answer, is_correct, points_earned::int AS points, question_version::int AS version FROM quiz_attempts ORDER BY id',
    );

  it('is graded by the server, and its response has the right answer and reasons', async () => {
    const learner = await learnerAtQuiz();
    const forged = { isCorrect: true, pointsEarned: 1000, userId: learner.id };
    expect(await learner.answer(121, WRONG, forged)).toEqual([
      200,
      {
        id: expect.any(Number),
        userId: learner.id,
        moduleId: MODULES.quiz,
        questionId: 121,
        userAnswer: WRONG,
        isCorrect: false,
        pointsEarned: 0,
        attemptedAt: expect.any(String),
        round: null,
        version: 1,
        correctAnswer: RIGHT,
        explanation: 'Because.',
        reasons: ['No.', 'Yes.', 'Not this.'],
        origin: { conditionId: 1, section: 'overview', name: 'Autism Spectrum' },
        achievements: [],
      },
    ]);
    expect(await learner.answer(121, 'none of them', forged)).toMatchObject([200, { isCorrect: false }]);
    expect(await attempts()).toEqual([
      { user_answer: WRONG, is_correct: false, points: 0, version: 1 },
      { user_answer: 'none of them', is_correct: false, points: 0, version: 1 },
    ]);
  });

  it('is right in any language of the question', async () => {
    const learner = await learnerAtQuiz();
    await rows('UPDATE quiz_questions SET version = 3 WHERE id = 121');
    const body = { moduleId: MODULES.quiz, questionId: 121, userAnswer: RIGHT_IN_SPANISH };
    const [, verdict] = await learner.call('POST', '/api/quiz-attempts?lang=es', body);
    expect(verdict).toMatchObject({
      isCorrect: true,
      userAnswer: RIGHT_IN_SPANISH,
      correctAnswer: RIGHT_IN_SPANISH,
      explanation: 'Porque sí.',
      version: 3,
    });
    expect(await learner.answer(122, RIGHT_IN_SPANISH)).toMatchObject([200, { isCorrect: true, correctAnswer: RIGHT }]);
    expect(await attempts()).toEqual([
      { user_answer: RIGHT, is_correct: true, points: 5, version: 3 },
      { user_answer: RIGHT, is_correct: true, points: 5, version: 1 },
    ]);
  });

  it('gives points once, also after further answers', async () => {
    const learner = await learnerAtQuiz();
    const points = [];
    for (const given of [RIGHT, WRONG, RIGHT]) points.push((await learner.answer(121, given))[1].pointsEarned);
    expect(points).toEqual([5, 0, 0]);
    expect(await learner.progress()).toMatchObject({ totalPoints: 10 + 5 });
  });

  it('gets the first response again when repeated in its round', async () => {
    const learner = await learnerAtQuiz();
    const round = randomUUID();
    const [, first] = await learner.answer(121, WRONG, { round });
    expect(await learner.answer(121, RIGHT, { round })).toEqual([200, first]);
    expect(await attempts()).toHaveLength(1);
    expect(await learner.answer(121, RIGHT, { round: randomUUID() })).toMatchObject([200, { isCorrect: true }]);
    expect(await rows('SELECT sum(points)::int AS points FROM learning.earned WHERE question_id = 121')).toEqual([
      { points: 5 },
    ]);
  });

  it('is refused for another user and for a guest who names one', async () => {
    const [learner, other] = [await createLearner(server), await createLearner(server, 'other')];
    expect((await learner.answer(121, RIGHT, { userId: other.id }))[0]).toBe(403);
    const body = { userId: other.id, moduleId: MODULES.quiz, questionId: 121, userAnswer: RIGHT };
    expect((await server.send('POST', '/api/quiz-attempts', undefined, body)).status).toBe(401);
    expect(await attempts()).toEqual([]);
  });

  it('is refused before its quiz is open', async () => {
    const learner = await createLearner(server);
    expect(await learner.answer(121, RIGHT)).toEqual([409, MODULE_LOCKED]);
    expect(await attempts()).toEqual([]);
    expect(await rows('SELECT * FROM learning.earned')).toEqual([]);
    await learner.complete(MODULES.reading);
    expect((await learner.answer(121, RIGHT))[0]).toBe(200);
  });

  it('is graded for a guest without being stored', async () => {
    const body = { moduleId: MODULES.quiz, questionId: 121, userAnswer: RIGHT };
    const response = await server.send('POST', '/api/quiz-attempts?lang=es', undefined, body);
    expect(await response.json()).toMatchObject({
      id: null,
      userId: null,
      isCorrect: true,
      pointsEarned: 0,
      userAnswer: RIGHT_IN_SPANISH,
      correctAnswer: RIGHT_IN_SPANISH,
    });
    expect(await attempts()).toEqual([]);
    expect(await rows('SELECT * FROM learning.day')).toEqual([]);
  });

  it('is refused for another module, an inactive question or a closed path', async () => {
    const learner = await createLearner(server);
    const body = { questionId: 121, userAnswer: RIGHT };
    expect((await learner.call('POST', '/api/quiz-attempts', { ...body, moduleId: MODULES.reading }))[0]).toBe(404);
    await rows('UPDATE quiz_questions SET is_active = false WHERE id = 121');
    expect((await learner.answer(121, RIGHT))[0]).toBe(404);
    await rows('UPDATE learning_paths SET is_active = false WHERE id = 1');
    expect((await learner.answer(122, RIGHT))[0]).toBe(404);
  });

  it('is throttled', async () => {
    const learner = await createLearner(server);
    await learner.answer(121, RIGHT);
    await rows('UPDATE throttle.spent SET points = 600');
    expect((await learner.answer(121, RIGHT))[0]).toBe(429);
  });
});
