import { beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { regradeAnswers } from './regradeAnswers.ts';
import { givenPath, MODULES, RIGHT } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

describeWithDatabase('correction of a right answer', (server) => {
  const { rows } = server;
  beforeEach(() => givenPath(server.database));
  const correct = async (questionId: number, right: string) => {
    await rows('UPDATE quiz_questions SET correct_answer = $2 WHERE id = $1', [questionId, right]);
    return regradeAnswers(server.database, [questionId]);
  };
  const grades = async (userId: number) =>
    (await rows('SELECT is_correct AS "isCorrect" FROM quiz_attempts WHERE user_id = $1 ORDER BY id', [userId])).map(
      ({ isCorrect }) => isCorrect,
    );

  it('adds the missing points once, and can pass the quiz', async () => {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    for (const question of [121, 122]) await learner.answer(question, RIGHT);
    for (let times = 0; times < 2; times++) await learner.answer(123, 'Other');
    expect((await learner.complete(MODULES.quiz))[0]).toBe(409);
    expect(await correct(123, 'Other')).toBe(2);
    expect(await regradeAnswers(server.database, [123])).toBe(0);
    expect(await grades(learner.id)).toEqual([true, true, true, true]);
    expect(
      await rows('SELECT points_earned::int AS points FROM quiz_attempts WHERE question_id = 123 ORDER BY id'),
    ).toEqual([{ points: 5 }, { points: 0 }]);
    expect(await learner.progress()).toMatchObject({ totalPoints: 10 + 15 });
    expect((await learner.complete(MODULES.quiz))[0]).toBe(200);
  });

  it('removes no points, completed module or passed quiz', async () => {
    const [done, passed, failed] = [
      await createLearner(server, 'done'),
      await createLearner(server, 'passed'),
      await createLearner(server, 'failed'),
    ];
    for (const learner of [done, passed, failed]) await learner.complete(MODULES.reading);
    for (const learner of [done, passed]) await learner.takeQuiz(3);
    await failed.takeQuiz(2);
    await done.complete(MODULES.quiz);
    const before = await done.progress();
    expect(await correct(121, 'Other')).toBe(2);
    expect(await grades(done.id)).toEqual([false, true, true, false]);
    expect(await done.progress()).toEqual(before);
    expect(await grades(failed.id)).toEqual([false, true, false, false]);
    expect(await failed.progress()).toMatchObject({ totalPoints: 10 + 10 });
    expect(await grades(passed.id)).toEqual([true, true, true, false]);
    expect((await passed.complete(MODULES.quiz))[0]).toBe(200);
  });

  it('leaves a quiz passed that was passed in an earlier round only', async () => {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    await learner.takeQuiz(3);
    await learner.takeQuiz(1);
    await correct(121, 'Other');
    expect((await learner.complete(MODULES.quiz))[0]).toBe(200);
  });

  it('leaves answers to another version of the question unchanged', async () => {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    await learner.answer(121, 'Other');
    await rows('UPDATE quiz_questions SET version = 2 WHERE id = 121');
    expect(await correct(121, 'Other')).toBe(0);
    expect(await grades(learner.id)).toEqual([false]);
  });
});
