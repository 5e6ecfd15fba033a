import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import type { NamedQuery } from '../../platform/Database.ts';
import { createRequester, createTestDatabase, type TestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { createTestPeople } from '../../testing/people.ts';
import { givenPath, MODULES, PATHS, RIGHT } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

const TABS = 4;
const LEARNERS = 10_000;

/** Uses a pool, so that concurrent requests have connections of their own. */
describe('concurrent requests of a learner', () => {
  let test: TestDatabase;
  let server: ReturnType<typeof createTestPeople>;
  beforeAll(async () => {
    test = await createTestDatabase('small');
    await givenPath(test.pool);
    server = createTestPeople({
      database: test.pool as never,
      ask: createRequester({ endpoints, database: test.pool }),
    });
  });
  afterAll(() => test?.close());

  const atOnce = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: TABS }, work));

  it('create one record, answer, achievement, certificate, rating and set of points', async () => {
    await server.rows(
      `INSERT INTO achievements (title, description, criteria) VALUES ('Path', 'One', '{"kind": "paths", "count": 1}')`,
    );
    const learner = await createLearner(server, 'tabs');
    const begun = await atOnce(() => learner.start());
    expect(new Set(begun.map(([, { id }]) => id)).size).toBe(1);
    await atOnce(() => learner.complete(MODULES.reading));
    const round = randomUUID();
    const verdicts = await atOnce(() => learner.answer(121, RIGHT, { round }));
    expect(new Set(verdicts.map(([, verdict]) => verdict.id)).size).toBe(1);
    await atOnce(() => learner.answer(122, RIGHT));
    await learner.takeQuiz();
    await learner.complete(MODULES.quiz);
    const done = await atOnce(() => learner.complete(MODULES.interactive));
    expect(done.map(([status]) => status)).toEqual(Array(TABS).fill(200));
    expect(done.filter(([, { certificateCode }]) => certificateCode)).toHaveLength(1);
    expect(done.flatMap(([, { achievements }]) => achievements)).toHaveLength(1);
    expect(await learner.progress()).toMatchObject({ totalPoints: 60, progressPercentage: 100 });
    expect(await server.rows('SELECT id FROM certificates')).toHaveLength(1);
    expect(await server.rows('SELECT id FROM user_progress_rels')).toHaveLength(3);
    const rated = await atOnce(() => learner.call('PUT', `/api/users/${learner.id}/path-reviews/1`, { rating: 5 }));
    expect(new Set(rated.map(([status, { id }]) => `${status} ${id}`)).size).toBe(1);
    await learner.call('PUT', `/api/users/${learner.id}/recall`, { isOn: true });
    await server.rows(`UPDATE learning.earned SET at = at - interval '3 days'`);
    const again = { questionId: 121, userAnswer: RIGHT };
    await atOnce(() => learner.call('POST', `/api/users/${learner.id}/recall/answers`, again));
    expect(await server.rows('SELECT step FROM learning.recalled')).toEqual([{ step: 1 }]);
  });

  it('earn the achievement for several paths when each completes another path', async () => {
    await server.rows(`INSERT INTO learning_paths (id, title, description, difficulty, estimated_duration, is_active)
      SELECT n, 'Short ' || n, 'One step', 'beginner', 1, true FROM generate_series(51, 54) n`);
    await server.rows(
      `INSERT INTO learning_modules (id, path_id, title, "order") SELECT n + 100, n, 'Step', 1 FROM generate_series(51, 54) n`,
    );
    await server.rows(
      `INSERT INTO achievements (title, description, criteria) VALUES ('Four', 'Paths', '{"kind": "paths", "count": 4}')`,
    );
    const learner = await createLearner(server, 'together');
    await Promise.all([51, 52, 53, 54].map((path) => learner.complete(path + 100, path)));
    const [, own] = await learner.call('GET', `/api/users/${learner.id}/achievements`);
    expect(own.map(({ title }: { title: string }) => title).sort()).toEqual(['Four', 'Path']);
  });

  it(`read progress among ${LEARNERS} learners by an index, in as many queries as for one`, async () => {
    const learner = await createLearner(server, 'one-of-many');
    await learner.complete(MODULES.reading);
    const path = `/api/users/${learner.id}/progress`;
    const alone = await captureQueries(() => learner.call('GET', `${path}/${PATHS.first}`));
    // Disables the triggers of new accounts, which would take a minute.
    await server.rows(`BEGIN; SET LOCAL session_replication_role = replica;
      WITH people AS (INSERT INTO users (username, email, display_name)
         SELECT 'learner' || n, 'learner' || n || '@example.org', 'Learner' FROM generate_series(1, ${LEARNERS}) n RETURNING id),
       records AS (INSERT INTO user_progress (user_id, path_id, status) SELECT id, 1, 'in_progress' FROM people RETURNING id)
       INSERT INTO user_progress_rels (parent_id, path, "order", learning_modules_id) SELECT id, 'completedModules', 1, 11 FROM records;
      COMMIT`);
    await server.rows('ANALYZE user_progress; ANALYZE user_progress_rels');
    const among = await captureQueries(() => learner.call('GET', `${path}/${PATHS.first}`));
    const whole = await captureQueries(() => learner.call('GET', path));
    expect([among.length, whole.length]).toEqual([alone.length, alone.length]);
    for (const { text, values } of [...among, ...whole].filter(({ name }) => name?.startsWith('progress'))) {
      const plan = JSON.stringify(await server.rows(`EXPLAIN ${text}`, values));
      expect(plan).toMatch(/Index.* on user_progress /);
      expect(plan).not.toMatch(/Seq Scan on user_progress/);
    }
  });

  async function captureQueries(work: () => Promise<unknown>): Promise<NamedQuery[]> {
    const queries = vi.spyOn(test.pool, 'query');
    await work();
    const asked = queries.mock.calls.map(([query]) => query as unknown as NamedQuery);
    queries.mockRestore();
    return asked;
  }
});
