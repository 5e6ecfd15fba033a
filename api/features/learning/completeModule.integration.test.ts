import { beforeEach, expect, it, vi } from 'vitest';
import { MODULE_LOCKED, PATH_LOCKED, QUIZ_NOT_PASSED } from '../../contracts/learning/progress.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, PATHS } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

describeWithDatabase('start of a path', (server) => {
  beforeEach(() => givenPath(server.database));

  it('sets the first module, and changes nothing when repeated', async () => {
    const learner = await createLearner(server);
    const [, begun] = await learner.start();
    expect(begun).toMatchObject({
      pathId: 1,
      status: 'in_progress',
      currentModuleId: MODULES.reading,
      completedModules: [],
      progressPercentage: 0,
      totalPoints: 0,
      startedAt: expect.any(String),
      completedAt: null,
    });
    await learner.complete(MODULES.reading);
    expect(await learner.start()).toEqual([200, await learner.progress()]);
    expect(await learner.progress()).toMatchObject({ id: begun.id, completedModules: [MODULES.reading] });
  });

  it('is refused before required paths are completed, and for a closed path', async () => {
    const learner = await createLearner(server);
    expect(await learner.start(PATHS.further)).toEqual([409, PATH_LOCKED]);
    expect(await learner.complete(MODULES.further, PATHS.further)).toEqual([409, PATH_LOCKED]);
    expect(await learner.start(PATHS.closed)).toEqual([404, 'Learning Path Not Found']);
    expect(await server.rows('SELECT * FROM user_progress')).toEqual([]);
  });
});

describeWithDatabase('completion of a module', (server) => {
  const { rows } = server;
  beforeEach(() => givenPath(server.database));

  it('opens the next one, gives points and returns the progress', async () => {
    const learner = await createLearner(server);
    await learner.start();
    const [, done] = await learner.complete(MODULES.reading);
    expect(done).toMatchObject({ pointsEarned: 10, isPathCompleted: false, certificateCode: null, achievements: [] });
    expect(done.progress).toEqual(await learner.progress());
    expect(done.progress).toMatchObject({
      status: 'in_progress',
      progressPercentage: 33,
      progress: 33,
      totalPoints: 10,
      currentModuleId: MODULES.quiz,
      completedModules: [MODULES.reading],
      lastAccessedAt: expect.any(String),
    });
    const [record] = await rows('SELECT current_module_id, progress_percentage::int AS percent FROM user_progress');
    expect(record).toEqual({ current_module_id: MODULES.quiz, percent: 33 });
  });

  it('is refused before the preceding one is completed, and for a module not in the path', async () => {
    const learner = await createLearner(server);
    await learner.start();
    expect(await learner.complete(MODULES.interactive)).toEqual([409, MODULE_LOCKED]);
    for (const [module, path] of [
      [MODULES.further, PATHS.first],
      [MODULES.closed, PATHS.closed],
      [99, PATHS.first],
    ] as const)
      expect(await learner.complete(module, path)).toEqual([404, 'Module Not Found']);
    await rows('UPDATE learning_modules SET is_active = false WHERE id = $1', [MODULES.reading]);
    expect((await learner.complete(MODULES.reading))[0]).toBe(404);
    expect(await learner.progress()).toMatchObject({ completedModules: [], totalPoints: 0 });
  });

  it('has a response in the requested language when the path is complete in it', async () => {
    const learner = await createLearner(server);
    const progress = `/api/users/${learner.id}/progress`;
    const titled = (title: string, language: string) => ({ title, language });
    const [, begun] = await learner.call('POST', `${progress}?lang=es`, { pathId: PATHS.first });
    expect(begun).toMatchObject(titled('Primeros pasos', 'es'));
    const step = { pathId: PATHS.first, moduleId: MODULES.reading };
    for (const [lang, told] of [
      ['es', titled('Primeros pasos', 'es')],
      ['ar', titled('First steps', 'en')],
    ] as const) {
      const [, done] = await learner.call('POST', `/api/users/${learner.id}/complete-module?lang=${lang}`, step);
      expect(done.progress).toMatchObject(told);
    }
    expect((await learner.call('POST', `${progress}?lang=es`, { pathId: PATHS.first }))[1]).toMatchObject(
      titled('Primeros pasos', 'es'),
    );
  });

  it('starts the path when it was not started', async () => {
    const learner = await createLearner(server);
    expect(await learner.complete(MODULES.reading)).toMatchObject([200, { progress: { status: 'in_progress' } }]);
  });

  it('needs 70 percent of a quiz in the last or the best round', async () => {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    expect(await learner.complete(MODULES.quiz)).toEqual([409, QUIZ_NOT_PASSED]);
    await learner.takeQuiz(2);
    expect(await learner.complete(MODULES.quiz)).toEqual([409, QUIZ_NOT_PASSED]);
    await learner.takeQuiz(3);
    await learner.takeQuiz(1);
    const [, done] = await learner.complete(MODULES.quiz);
    expect(done).toMatchObject({ pointsEarned: 20, progress: { totalPoints: 10 + 3 * 5 + 20 } });
  });

  it('gives points once when repeated', async () => {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    for (let times = 0; times < 2; times++)
      expect(await learner.complete(MODULES.reading)).toMatchObject([
        200,
        { pointsEarned: 0, isPathCompleted: false, progress: { totalPoints: 10, completedModules: [MODULES.reading] } },
      ]);
    expect(await rows('SELECT * FROM learning.earned')).toHaveLength(1);
  });

  it('completes the path with its last required module, with a certificate of the edition', async () => {
    const learner = await createLearner(server);
    await rows('UPDATE learning_paths SET edition = 4 WHERE id = 1');
    await learner.complete(MODULES.reading);
    await learner.takeQuiz();
    await learner.complete(MODULES.quiz);
    const [, done] = await learner.complete(MODULES.interactive);
    expect(done).toMatchObject({
      isPathCompleted: true,
      certificateCode: expect.stringMatching(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/),
      progress: {
        status: 'completed',
        progressPercentage: 100,
        completedAt: expect.any(String),
        currentModuleId: MODULES.video,
        newModules: [],
        totalPoints: 60,
      },
    });
    expect(done.progress).toEqual(await learner.progress());
    const [, certificates] = await learner.call('GET', `/api/users/${learner.id}/certificates`);
    expect(certificates).toEqual([
      expect.objectContaining({ title: 'First steps', certificateCode: done.certificateCode, edition: 4, pathId: 1 }),
    ]);
    for (const what of ['certificates', 'progress'])
      expect((await learner.call('GET', `/api/users/${learner.id}/${what}?lang=es`))[1]).toMatchObject([
        { title: 'Primeros pasos' },
      ]);
    expect(await rows('SELECT learner_name FROM certificates')).toEqual([{ learner_name: 'learner' }]);
    expect(await learner.inbox()).toEqual(['certificate_issued First steps']);
    expect((await learner.start(PATHS.further))[0]).toBe(200);
  });

  it('leaves a completed path completed after worse answers and a new module', async () => {
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    await learner.takeQuiz();
    for (const module of [MODULES.quiz, MODULES.interactive, MODULES.video]) await learner.complete(module);
    const before = await learner.progress();
    await learner.takeQuiz(0);
    expect(await learner.complete(MODULES.quiz)).toMatchObject([
      200,
      { isPathCompleted: false, certificateCode: null },
    ]);
    await rows(`INSERT INTO learning_modules (id, path_id, title, "order", since) VALUES (15, 1, 'New', 2, 2)`);
    const after = await learner.progress();
    expect(after).toEqual({
      ...before,
      newModules: [15],
      currentModuleId: 15,
      lastAccessedAt: expect.any(String),
    });
    expect(await learner.complete(15)).toMatchObject([200, { certificateCode: null, progress: { newModules: [] } }]);
    expect(await rows('SELECT completed_edition::int AS edition FROM user_progress')).toEqual([{ edition: 1 }]);
    expect(await rows('SELECT id FROM certificates')).toHaveLength(1);
  });

  it('takes eight queries at most, also with a certificate and an achievement', async () => {
    const learner = await createLearner(server);
    await rows(
      `INSERT INTO achievements (title, description, criteria) VALUES ('First', 'One', '{"kind": "paths", "count": 1}')`,
    );
    await learner.complete(MODULES.reading);
    await learner.takeQuiz();
    await learner.complete(MODULES.quiz);
    const queries = vi.spyOn(server.database, 'query');
    const [, done] = await learner.complete(MODULES.interactive);
    const count = queries.mock.calls.length;
    queries.mockRestore();
    expect(done).toMatchObject({ certificateCode: expect.any(String), achievements: [{ title: 'First' }] });
    expect(count).toBeLessThanOrEqual(8);
  });
});

describeWithDatabase('learning days', (server) => {
  beforeEach(() => givenPath(server.database));

  it('are counted once each in the learner’s time zone, with the current streak', async () => {
    const learner = await createLearner(server);
    await server.rows(`INSERT INTO learning.day (user_id, day)
      SELECT ${learner.id}, (now() AT TIME ZONE 'Pacific/Kiritimati')::date - n FROM unnest('{1, 2, 4}'::int[]) AS n`);
    const headers = {
      authorization: `Bearer ${learner.token}`,
      'content-type': 'application/json',
      'x-time-zone': 'Pacific/Kiritimati',
    };
    const body = JSON.stringify({ pathId: 1, moduleId: MODULES.reading });
    for (let times = 0; times < 2; times++)
      await server.ask(`/api/users/${learner.id}/complete-module`, { method: 'POST', headers, body });
    expect(
      await server.rows(
        `SELECT count(*)::int AS days, max(day) = (now() AT TIME ZONE 'Pacific/Kiritimati')::date AS "isTheirs" FROM learning.day`,
      ),
    ).toEqual([{ days: 4, isTheirs: true }]);
    await server.rows(`INSERT INTO learning.day (user_id, day) VALUES (${learner.id}, now()::date - 40)`);
    const [{ days }] = await server.rows(`SELECT count(*)::int AS days FROM learning.day
      WHERE day >= date_trunc('month', now() AT TIME ZONE 'Pacific/Kiritimati')`);
    const read = await server.ask(`/api/users/${learner.id}/learning-days`, { headers });
    expect(await read.json()).toEqual({ daysThisMonth: days, learningStreak: 3 });
  });
});
