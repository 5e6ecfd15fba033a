import { beforeEach, expect, it } from 'vitest';
import { RECALL_IS_OFF } from '../../contracts/learning/recall.ts';
import { dayAfter, RECALL_DAYS } from '../../contracts/learning/recallSchedule.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, QUESTIONS, RIGHT, RIGHT_IN_SPANISH, WRONG } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

type Learner = Awaited<ReturnType<typeof createLearner>>;

describeWithDatabase('recall of questions', (server) => {
  const { rows } = server;
  beforeEach(() => givenPath(server.database));

  const today = () => new Date().toISOString().slice(0, 10);
  const recall = async ({ call, id }: Learner, lang = 'en') =>
    (await call('GET', `/api/users/${id}/recall?lang=${lang}`))[1];
  const choose = ({ call, id }: Learner, isOn: boolean) => call('PUT', `/api/users/${id}/recall`, { isOn });
  const answer = ({ call, id }: Learner, questionId: number, userAnswer: string, lang = 'en') =>
    call('POST', `/api/users/${id}/recall/answers?lang=${lang}`, { questionId, userAnswer });
  const dueIds = async (learner: Learner) => (await recall(learner)).questions.map(({ id }: { id: number }) => id);
  /** Moves all that the learner has done `days` days back. */
  async function wait({ id }: Learner, days: number) {
    await rows(`UPDATE learning.earned SET at = at - make_interval(days => $2) WHERE user_id = $1`, [id, days]);
    await rows(
      'UPDATE learning.recalled SET due_on = due_on - $2::int, answered_on = answered_on - $2::int WHERE user_id = $1',
      [id, days],
    );
  }
  async function graduate(name = 'learner') {
    const learner = await createLearner(server, name);
    await learner.complete(MODULES.reading);
    await learner.takeQuiz();
    await learner.complete(MODULES.quiz);
    return learner;
  }

  it('is off by default, and begins RECALL_DAYS[0] days after a quiz was completed', async () => {
    const learner = await graduate();
    expect(await recall(learner)).toEqual({ isOn: false, questions: [], nextOn: null });
    const nextOn = dayAfter(today(), RECALL_DAYS[0]);
    expect(await choose(learner, true)).toEqual([200, { isOn: true, questions: [], nextOn }]);
    await wait(learner, RECALL_DAYS[0]);
    expect(await dueIds(learner)).toEqual([...QUESTIONS]);
    await choose(learner, false);
    expect(await recall(learner)).toEqual({ isOn: false, questions: [], nextOn: null });
    expect(await answer(learner, QUESTIONS[0], RIGHT)).toEqual([409, RECALL_IS_OFF]);
  });

  it('asks again later after right answers, and sooner after wrong ones, without points', async () => {
    const learner = await graduate();
    await choose(learner, true);
    const kept = () =>
      rows(
        `SELECT (SELECT count(*) FROM quiz_attempts) AS attempts, (SELECT sum(points) FROM learning.earned) AS points,
           (SELECT count(*) FROM learning.day) AS days, (SELECT sum(total_points) FROM user_progress) AS total`,
      );
    const before = await kept();
    await wait(learner, RECALL_DAYS[0]);
    for (const days of RECALL_DAYS.slice(1)) {
      expect((await answer(learner, QUESTIONS[0], RIGHT))[1]).toMatchObject({
        isCorrect: true,
        nextOn: dayAfter(today(), days),
        correctAnswer: RIGHT,
        reasons: ['No.', 'Yes.', 'Not this.'],
      });
      await wait(learner, days - 1);
      expect(await dueIds(learner)).not.toContain(QUESTIONS[0]);
      await wait(learner, 1);
    }
    expect((await answer(learner, QUESTIONS[0], RIGHT))[1]).toMatchObject({ nextOn: null });
    expect((await answer(learner, QUESTIONS[1], WRONG))[1]).toMatchObject({
      isCorrect: false,
      nextOn: dayAfter(today(), RECALL_DAYS[0]),
    });
    expect(await dueIds(learner)).toEqual([QUESTIONS[2], QUESTIONS[3]]);
    expect(await kept()).toEqual(before);
  });

  it('is rescheduled by the first answer of a day only', async () => {
    const learner = await graduate();
    await choose(learner, true);
    await wait(learner, RECALL_DAYS[0]);
    const first = await answer(learner, QUESTIONS[0], RIGHT);
    expect(await answer(learner, QUESTIONS[0], RIGHT)).toEqual(first);
    expect((await answer(learner, QUESTIONS[0], WRONG))[1]).toMatchObject({
      isCorrect: false,
      nextOn: first[1].nextOn,
    });
  });

  it('asks five questions a day at most, and the others on the next day', async () => {
    const learner = await graduate();
    await rows(`INSERT INTO quiz_questions (id, module_id, question, options, correct_answer, "order")
      SELECT n, 12, 'More?', '["Wrong", "Right"]', 'Right', n FROM generate_series(125, 128) n`);
    await choose(learner, true);
    await wait(learner, RECALL_DAYS[0]);
    expect(await dueIds(learner)).toEqual([121, 122, 123, 124, 125]);
    for (const id of [121, 122]) await answer(learner, id, RIGHT);
    expect(await dueIds(learner)).toEqual([123, 124, 125]);
    for (const id of [123, 124, 125]) await answer(learner, id, RIGHT);
    expect(await recall(learner)).toEqual({ isOn: true, questions: [], nextOn: dayAfter(today(), 1) });
    await wait(learner, 1);
    expect(await dueIds(learner)).toEqual([126, 127, 128]);
  });

  it('asks in the requested language, without the right answer', async () => {
    const learner = await graduate();
    await choose(learner, true);
    await wait(learner, RECALL_DAYS[0]);
    expect((await recall(learner, 'es')).questions[0]).toEqual({
      id: QUESTIONS[0],
      moduleId: MODULES.quiz,
      pathId: 1,
      title: 'Primeros pasos',
      language: 'es',
      version: 1,
      question: '¿Pregunta 1?',
      questionType: 'multiple_choice',
      options: ['Falso', RIGHT_IN_SPANISH, 'Otro'],
      correctAnswer: null,
      explanation: null,
    });
    expect((await answer(learner, QUESTIONS[0], RIGHT_IN_SPANISH, 'es'))[1]).toMatchObject({ isCorrect: true });
  });

  it('asks no inactive question, none of a closed path and none of an uncompleted quiz', async () => {
    const [learner, other] = [await graduate(), await createLearner(server, 'other')];
    await choose(learner, true);
    await choose(other, true);
    await wait(learner, RECALL_DAYS[0]);
    expect((await answer(other, QUESTIONS[0], RIGHT))[0]).toBe(404);
    await rows('UPDATE quiz_questions SET is_active = false WHERE id = $1', [QUESTIONS[0]]);
    expect(await dueIds(learner)).toEqual(QUESTIONS.slice(1));
    expect((await answer(learner, QUESTIONS[0], RIGHT))[0]).toBe(404);
    await rows('UPDATE learning_paths SET is_active = false WHERE id = 1');
    expect(await recall(learner)).toEqual({ isOn: true, questions: [], nextOn: null });
  });
});
