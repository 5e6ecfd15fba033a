import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, PATHS, QUESTIONS, RIGHT, RIGHT_IN_SPANISH, WRONG } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

describeWithDatabase('merge of progress from a browser', (server) => {
  const { rows } = server;
  beforeEach(() => givenPath(server.database));
  const { reading, quiz, interactive, video, further } = MODULES;
  const first = (...completedModules: number[]) => ({ pathId: PATHS.first, completedModules });
  const answers = (right: number, answer = RIGHT) => {
    const round = randomUUID();
    return QUESTIONS.map((questionId, at) => ({ questionId, userAnswer: at < right ? answer : WRONG, round }));
  };
  const merging = async () => {
    const learner = await createLearner(server);
    const merge = (body: object) =>
      learner.call('POST', `/api/users/${learner.id}/progress/merge`, { paths: [], answers: [], ...body });
    return { ...learner, merge };
  };
  const counts = async () =>
    (
      await rows(`SELECT (SELECT count(*)::int FROM quiz_attempts) AS attempts, (SELECT count(*)::int FROM learning.earned) AS earned,
        (SELECT count(*)::int FROM user_progress_rels) AS modules, (SELECT count(*)::int FROM certificates) AS certificates,
        (SELECT count(*)::int FROM user_achievements) AS achievements, (SELECT count(*)::int FROM notifications) AS news`)
    )[0];

  it('adds all paths, one of which opens another, and changes nothing when repeated', async () => {
    const { merge } = await merging();
    await rows(
      `INSERT INTO achievements (title, description, criteria) VALUES ('Both', 'Two', '{"kind": "paths", "count": 2}')`,
    );
    const brought = {
      paths: [{ pathId: PATHS.further, completedModules: [further] }, first(video, interactive, quiz, reading)],
      answers: [...answers(1), ...answers(4, RIGHT_IN_SPANISH)],
    };
    const [status, merged] = await merge(brought);
    expect(status).toBe(200);
    expect(merged).toHaveLength(2);
    expect(merged).toContainEqual(
      expect.objectContaining({
        pathId: 1,
        status: 'completed',
        totalPoints: 10 + 20 + 10 + 10 + 20,
        completedModules: [reading, quiz, interactive, video],
      }),
    );
    expect(merged).toContainEqual(expect.objectContaining({ pathId: 2, status: 'completed', totalPoints: 10 }));
    const after = { attempts: 8, earned: 9, modules: 5, certificates: 2, achievements: 1, news: 3 };
    expect(await counts()).toEqual(after);
    expect((await merge(brought))[1]).toEqual(merged);
    expect(await counts()).toEqual(after);
  });

  it('adds tried activities only of modules that it completes', async () => {
    const { merge } = await merging();
    const activity = { kind: 'find', title: 'One', description: 'Find.' };
    const parts = [0, 1, 2, 3].map((place) => ({ text: `${place}`, isLookedFor: place === 0, why: 'Because.' }));
    await rows('UPDATE learning_modules SET content = $1 WHERE id IN (13, 14)', [
      JSON.stringify({ activities: [{ ...activity, parts }] }),
    ]);
    await rows(
      `INSERT INTO achievements (title, description, criteria) VALUES ('Tried', 'It', '{"kind": "modules", "count": 1, "type": "interactive"}')`,
    );
    const tried = [interactive, video].map((moduleId) => ({ moduleId, places: [0] }));
    const [status] = await merge({ paths: [{ ...first(reading, quiz, interactive), tried }], answers: answers(4) });
    expect(status).toBe(200);
    expect(await rows('SELECT module_id FROM learning.tried WHERE followed_at IS NOT NULL')).toEqual([
      { module_id: interactive },
    ]);
    expect(await rows('SELECT FROM user_achievements')).toHaveLength(1);
    expect((await merge({ paths: [{ ...first(reading), tried: [{ moduleId: 1, places: [-1] }] }] }))[0]).toBe(400);
  });

  it('checks order and grades of what the browser sends', async () => {
    const { merge, progress } = await merging();
    await merge({ paths: [first(quiz, interactive)] });
    expect(await progress()).toMatchObject({ completedModules: [], status: 'in_progress' });
    await merge({ paths: [first(reading, quiz, interactive)], answers: answers(2) });
    expect(await progress()).toMatchObject({ completedModules: [reading], totalPoints: 10 + 10 });
    await merge({ paths: [{ pathId: PATHS.further, completedModules: [further] }] });
    expect(await rows('SELECT path_id FROM user_progress')).toEqual([{ path_id: PATHS.first }]);
  });

  it('counts a quiz as passed when a later round failed', async () => {
    const { merge, progress } = await merging();
    await merge({ paths: [first(reading, quiz, interactive)], answers: [...answers(4), ...answers(0)] });
    expect(await progress()).toMatchObject({ status: 'completed', totalPoints: 10 + 20 + 20 + 10 });
    const other = await createLearner(server, 'other');
    await other.complete(reading);
    for (const right of [1, 3, 0]) await other.takeQuiz(right);
    expect((await other.complete(quiz))[0]).toBe(200);
  });

  it('adds to the progress of the account and removes nothing', async () => {
    const learner = await merging();
    await learner.complete(reading);
    await learner.takeQuiz();
    await learner.complete(quiz);
    await learner.merge({ paths: [first(reading, interactive)], answers: answers(0) });
    expect(await learner.progress()).toMatchObject({
      status: 'completed',
      completedModules: [reading, quiz, interactive],
      totalPoints: 60,
    });
  });

  it('ignores paths, modules and questions that do not exist', async () => {
    const { merge } = await merging();
    const unknown = [{ questionId: 999, userAnswer: RIGHT, round: randomUUID() }];
    const paths = [
      { pathId: 999, completedModules: [1] },
      { pathId: PATHS.closed, completedModules: [31] },
      first(999),
    ];
    expect(await merge({ paths, answers: unknown })).toMatchObject([200, [{ pathId: PATHS.first }]]);
    expect(await counts()).toMatchObject({ attempts: 0, modules: 0 });
  });
});
