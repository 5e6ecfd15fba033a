import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { CLIENT_ADDRESS_HEADER } from '../../platform/toClientAddress.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, PATHS, QUESTIONS, RIGHT } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

describeWithDatabase('records of a learner', (server) => {
  const { send, signUp, rows } = server;
  beforeEach(() => givenPath(server.database));

  it('have the progress in each path, the latest first, measured by its active modules', async () => {
    const { id, token } = await signUp('learner');
    const path = `/api/users/${id}/progress`;
    expect(await (await send('GET', path, token)).json()).toEqual([]);
    await rows(
      `INSERT INTO user_progress (id, user_id, path_id, status, total_points, last_accessed_at, completed_edition) VALUES
        (1, $1, 3, 'completed', 40, '2026-01-01', 1), (2, $1, 1, 'in_progress', 10, '2026-02-01', null)`,
      [id],
    );
    await rows(
      `INSERT INTO user_progress_rels (parent_id, path, "order", learning_modules_id) VALUES (2, 'completedModules', 1, 11)`,
    );
    const queries = vi.spyOn(server.database, 'query');
    const response = await send('GET', path, token);
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockRestore();
    expect(await response.json()).toEqual([
      {
        id: 2,
        pathId: 1,
        learningPathId: 1,
        title: 'First steps',
        language: 'en',
        isThere: true,
        status: 'in_progress',
        progress: 33,
        progressPercentage: 33,
        totalPoints: 10,
        currentModuleId: 12,
        completedModules: [11],
        newModules: [],
        startedAt: null,
        completedAt: null,
        lastAccessedAt: '2026-02-01T00:00:00.000Z',
      },
      expect.objectContaining({ pathId: 3, title: 'Closed', isThere: false, progress: 100, newModules: [31] }),
    ]);
    const [inSpanish, closed] = await (await send('GET', `${path}?lang=es`, token)).json();
    expect([inSpanish, closed]).toMatchObject([
      { title: 'Primeros pasos', language: 'es' },
      { title: 'Closed', language: 'en' },
    ]);
    const one = await send('GET', `${path}/1`, token);
    expect(await one.json()).toMatchObject({ id: 2, progressPercentage: 33 });
    expect((await send('GET', `${path}/2`, token)).status).toBe(404);
  });

  it('have the last answer to the current version of each question, with reasons', async () => {
    const { id, token } = await signUp('learner');
    await rows(
      `INSERT INTO quiz_attempts (user_id, module_id, question_id, user_answer, is_correct, points_earned, question_version, attempted_at)
       VALUES ($1, 12, 121, 'Wrong', false, 0, 1, '2026-01-01'), ($1, 12, 121, 'Right', true, 5, 1, '2026-01-02'),
         ($1, 12, 122, 'Something else', false, 0, 1, '2026-01-01'), ($1, 12, 123, 'Right', true, 5, 2, '2026-01-01')`,
      [id],
    );
    const [first, second, ...more] = await (
      await send('GET', `/api/users/${id}/quiz-attempts/12?lang=es`, token)
    ).json();
    expect(first).toEqual({
      id: expect.any(Number),
      userId: id,
      moduleId: 12,
      questionId: 121,
      userAnswer: 'Cierto',
      isCorrect: true,
      pointsEarned: 5,
      attemptedAt: '2026-01-02T00:00:00.000Z',
      round: null,
      version: 1,
      correctAnswer: 'Cierto',
      explanation: 'Porque sí.',
      reasons: ['No.', 'Sí.', 'Eso no.'],
      origin: { conditionId: 1, section: 'overview', name: 'Espectro autista' },
    });
    expect(second).toMatchObject({ questionId: 122, userAnswer: 'Something else', isCorrect: false });
    expect(more).toEqual([]);
    expect((await send('GET', `/api/users/${id}/quiz-attempts/31`, token)).status).toBe(404);
  });

  it('have the certificates, newest first', async () => {
    const { id, token } = await signUp('learner');
    await rows(
      `INSERT INTO certificates (user_id, learning_path_id, certificate_code, completed_at, issued_at, edition, revoked_at) VALUES
        ($1, 1, 'a', '2026-01-01T10:00:00Z', now(), 2, now()), ($1, 2, 'b', '2026-02-01T10:00:00Z', now(), 1, null)`,
      [id],
    );
    expect(await (await send('GET', `/api/users/${id}/certificates`, token)).json()).toEqual([
      {
        id: expect.any(Number),
        title: 'Further',
        language: 'en',
        earnedAt: '2026-02-01T10:00:00.000Z',
        certificateCode: 'b',
        pathId: 2,
        edition: 1,
        isRevoked: false,
      },
      expect.objectContaining({ title: 'First steps', certificateCode: 'a', edition: 2, isRevoked: true }),
    ]);
    expect(await (await send('GET', `/api/users/${id}/certificates?lang=es`, token)).json()).toMatchObject([
      { title: 'Further', language: 'en' },
      { title: 'Primeros pasos', language: 'es' },
    ]);
  });
});

/** Call -> its maximum number of queries, including those for session and transaction, and the body to send. */
const COSTS: Record<string, [most: number, body?: object]> = {
  listLearningPaths: [1],
  getLearningPath: [1],
  listLearningModules: [1],
  getLearningModule: [1],
  listQuizQuestions: [1],
  startPath: [6, { pathId: PATHS.first }],
  completeModule: [8, { pathId: PATHS.first, moduleId: MODULES.reading }],
  answerQuestion: [8, { moduleId: MODULES.quiz, questionId: QUESTIONS[0], userAnswer: RIGHT }],
  mergeProgress: [
    11,
    {
      paths: [{ pathId: PATHS.first, completedModules: [MODULES.reading, MODULES.quiz] }],
      answers: QUESTIONS.map((questionId) => ({ questionId, userAnswer: RIGHT, round: crypto.randomUUID() })),
    },
  ],
  listProgress: [2],
  getProgress: [2],
  getLearningDays: [2],
  listPathChanges: [1],
  listLearnedChanges: [2],
  listQuizAttempts: [3],
  listAchievements: [1],
  listUserAchievements: [2],
  listCertificates: [2],
  getCertificate: [1],
  nameCertificate: [3, { learnerName: 'As I want to be named' }],
  // Creates the key that signs certificates.
  getBadgeIssuer: [4],
  getCredential: [2],
  getBadgeStatusList: [2],
  listPathRatings: [1],
  getPathScore: [1],
  listOwnRatings: [2],
  ratePath: [8, { rating: 4 }],
  deleteRating: [2],
  chooseRecall: [3, { isOn: true }],
  getRecall: [3],
  answerRecall: [7, { questionId: QUESTIONS[0], userAnswer: RIGHT }],
};

describeWithDatabase('calls of the learning API', (server) => {
  it('take at most the queries in COSTS, which lists every call', async () => {
    await givenPath(server.database);
    const learner = await createLearner(server);
    await server.rows(
      `INSERT INTO certificates (user_id, learning_path_id, certificate_code, edition, completed_at, issued_at)
       VALUES ($1, 1, 'CG-TEST-2345', 1, now(), now())`,
      [learner.id],
    );
    await server.rows(`INSERT INTO user_progress (user_id, path_id, status) VALUES ($1, 2, 'completed')`, [learner.id]);
    const rows = endpoints.filter(({ call }) => call.tag === 'Learning');
    expect(rows.map(({ call }) => call.name).sort()).toEqual(Object.keys(COSTS).sort());
    const over: string[] = [];
    for (const [name, [most, body]] of Object.entries(COSTS)) {
      const call = rows.find((row) => row.call.name === name)?.call;
      const ids: Record<string, unknown> = {
        pathId: PATHS.further,
        moduleId: MODULES.quiz,
        code: 'CG-TEST-2345',
        list: 1,
      };
      const own = call?.path.includes('/users/') ? learner.id : call?.path.includes('modules/{id}') ? MODULES.quiz : 1;
      const path = call?.path.replace(/\{(\w+)\}/g, (_, place) => String(ids[place] ?? own));
      const queries = vi.spyOn(server.database, 'query');
      const { status } = await server.ask(String(path), {
        method: String(call?.method),
        headers: {
          authorization: `Bearer ${learner.token}`,
          'content-type': 'application/json',
          // An address of this test alone, because wrong codes of other tests would add queries.
          [CLIENT_ADDRESS_HEADER]: '198.51.100.7',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const count = queries.mock.calls.length;
      queries.mockRestore();
      if (status !== 200 || count > most) over.push(`${name}: ${status}, ${count} queries`);
    }
    expect(over).toEqual([]);
  });
});
