import { expect, it } from 'vitest';
import { describeWithDatabase, type TestServer } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, PATHS, RIGHT, WRONG } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

async function givenAchievements({ rows }: TestServer): Promise<void> {
  await rows(
    `INSERT INTO achievements (id, title, description, icon, category, points, rarity, is_active) VALUES
      (1, 'First path', 'Complete a path.', 'award', 'paths', 50, 'common', true),
      (2, 'All in one day', 'Complete a path in a day.', null, null, 80, 'rare', true),
      (3, 'Early reader', 'Learn in the first month.', null, null, 10, 'epic', false)`,
  );
}

describeWithDatabase('lists of achievements', (server) => {
  const { send, signUp, rows } = server;

  it('have the active achievements for guests', async () => {
    await givenAchievements(server);
    const response = await server.ask('/api/achievements');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      {
        id: 1,
        title: 'First path',
        description: 'Complete a path.',
        icon: 'award',
        category: 'paths',
        points: 50,
        rarity: 'common',
        isActive: true,
        language: 'en',
      },
      expect.objectContaining({ id: 2, icon: null, category: null, rarity: 'rare' }),
    ]);
  });

  it('have the achievements of a user, the latest first, inactive ones included', async () => {
    await givenAchievements(server);
    const { id, token } = await signUp('learner');
    const list = async () => (await send('GET', `/api/users/${id}/achievements`, token)).json();
    expect(await list()).toEqual([]);
    await rows(
      `INSERT INTO user_achievements (user_id, achievement_id, unlocked_at) VALUES
        ($1, 3, '2026-01-01T10:00:00Z'), ($1, 1, '2026-02-01T10:00:00Z')`,
      [id],
    );
    expect(await list()).toEqual([
      expect.objectContaining({
        achievementId: 1,
        title: 'First path',
        points: 50,
        unlockedAt: '2026-02-01T10:00:00.000Z',
        progress: 100,
      }),
      expect.objectContaining({ achievementId: 3, title: 'Early reader' }),
    ]);
  });
});

describeWithDatabase('achievement', (server) => {
  const { rows } = server;
  const given = async (criteria: Record<string, object | null>) => {
    await givenPath(server.database);
    for (const [title, rule] of Object.entries(criteria))
      await rows('INSERT INTO achievements (title, description, points, criteria) VALUES ($1, $1, 25, $2)', [
        title,
        JSON.stringify(rule),
      ]);
    return createLearner(server);
  };

  it('is awarded once, by the request that earns it, with a notification', async () => {
    const learner = await given({
      'One step': { kind: 'modules', count: 1 },
      'Two steps': { kind: 'modules', count: 2 },
      'A day': { kind: 'days', count: 1 },
      'No rule': null,
    });
    const [, done] = await learner.complete(MODULES.reading);
    expect(done.achievements).toEqual([
      { id: expect.any(Number), title: 'One step', points: 25 },
      { id: expect.any(Number), title: 'A day', points: 25 },
    ]);
    expect((await learner.complete(MODULES.reading))[1].achievements).toEqual([]);
    const [, own] = await learner.call('GET', `/api/users/${learner.id}/achievements`);
    expect(own.map(({ title }: { title: string }) => title).sort()).toEqual(['A day', 'One step']);
    expect((await learner.inbox()).sort()).toEqual(['achievement_unlocked A day', 'achievement_unlocked One step']);
  });

  it('is awarded by the answer that earns it, and not before', async () => {
    const learner = await given({
      'All right': { kind: 'quizzes', count: 1, percent: 100 },
      'Thirty points': { kind: 'points', count: 30 },
    });
    await learner.complete(MODULES.reading);
    for (const question of [121, 122, 123]) expect((await learner.answer(question, RIGHT))[1].achievements).toEqual([]);
    const [, last] = await learner.answer(124, RIGHT);
    expect(last.achievements.map(({ title }: { title: string }) => title)).toEqual(['All right', 'Thirty points']);
  });

  it('counts only the last answer to a question when answers name no round', async () => {
    const learner = await given({ 'All right': { kind: 'quizzes', count: 1, percent: 100 } });
    await learner.complete(MODULES.reading);
    await learner.answer(121, RIGHT);
    for (const [question, answer] of [
      [121, WRONG],
      [122, RIGHT],
      [123, RIGHT],
      [124, RIGHT],
    ] as const)
      expect((await learner.answer(question, answer))[1].achievements).toEqual([]);
    expect((await learner.answer(121, RIGHT))[1].achievements).toMatchObject([{ title: 'All right' }]);
  });

  it('has its title in the language of the request, else of the user', async () => {
    const learner = await given({ 'One step': { kind: 'modules', count: 1 }, Quiz: { kind: 'points', count: 40 } });
    await rows(
      `UPDATE achievements SET translations = jsonb_build_object('es', jsonb_build_object('title', title || ' en español'))`,
    );
    const body = { pathId: 1, moduleId: MODULES.reading };
    const [, done] = await learner.call('POST', `/api/users/${learner.id}/complete-module?lang=es`, body);
    expect(done.achievements).toMatchObject([{ title: 'One step en español' }]);
    await rows(
      `INSERT INTO user_profiles (user_id, preferences) VALUES ($1, '{"language": "es"}')
      ON CONFLICT (user_id) DO UPDATE SET preferences = excluded.preferences`,
      [learner.id],
    );
    expect((await learner.answer(121, RIGHT))[1].achievements).toMatchObject([{ title: 'Quiz en español' }]);
    expect((await learner.inbox()).sort()).toEqual([
      'achievement_unlocked One step en español',
      'achievement_unlocked Quiz en español',
    ]);
    const titles = async (path: string) =>
      (await learner.call('GET', path))[1].map(({ title }: { title: string }) => title).sort();
    expect(await titles('/api/achievements?lang=es')).toEqual(['One step en español', 'Quiz en español']);
    expect(await titles(`/api/users/${learner.id}/achievements?lang=fr`)).toEqual(['One step', 'Quiz']);
    const [, own] = await learner.call('GET', `/api/users/${learner.id}/achievements?lang=fr`);
    expect(own).toMatchObject([{ language: 'en' }, { language: 'en' }]);
  });

  it('is awarded once for a module when all its activities were tried', async () => {
    const learner = await given({
      Tried: { kind: 'modules', count: 1, type: 'interactive' },
      Watched: { kind: 'modules', count: 1, type: 'video' },
      Four: { kind: 'modules', count: 4 },
    });
    const find = (title: string) => ({
      kind: 'find',
      title,
      description: 'Find them.',
      parts: [0, 1, 2, 3].map((place) => ({ text: `Part ${place}`, isLookedFor: place === 0, why: 'Because.' })),
    });
    await rows('UPDATE learning_modules SET content = $1 WHERE id = 13', [
      JSON.stringify({ activities: [find('One'), { title: 'Read', description: 'Nothing to try.' }, find('Two')] }),
    ]);
    const complete = async (moduleId: number, tried?: number[]) => {
      const [status, done] = await learner.complete(moduleId, PATHS.first, tried);
      return status === 200 ? done.achievements.map(({ title }: { title: string }) => title) : status;
    };
    await complete(MODULES.reading, [0, 1]);
    await learner.takeQuiz();
    await complete(MODULES.quiz, [0]);
    for (const tried of [[-1], [50], ['0'], [0.5], Array(51).fill(0), 'all'])
      expect(await complete(MODULES.interactive, tried as number[])).toBe(400);
    expect(await complete(MODULES.video, [0])).toBe(409);
    expect(await complete(MODULES.interactive)).toEqual([]);
    expect(await complete(MODULES.interactive, [0, 1])).toEqual([]);
    // Activities tried on two devices count together.
    expect(await complete(MODULES.interactive, [2])).toEqual(['Tried']);
    expect(await complete(MODULES.interactive, [0, 2])).toEqual([]);
    // A module without activities does not count towards the criterion of its type.
    expect(await complete(MODULES.video, [0])).toEqual(['Four']);
    expect(await rows('SELECT module_id, places FROM learning.tried')).toEqual([{ module_id: 13, places: [0, 2] }]);
  });

  it('adds its points once, which can earn another achievement', async () => {
    const learner = await given({
      'One step': { kind: 'modules', count: 1 },
      'Thirty-five': { kind: 'points', count: 35 },
      'Sixty-six': { kind: 'points', count: 66 },
    });
    const [, done] = await learner.complete(MODULES.reading);
    expect(done.achievements.map(({ title }: { title: string }) => title)).toEqual(['One step', 'Thirty-five']);
    for (const _ of [1, 2]) expect((await learner.complete(MODULES.reading))[1].achievements).toEqual([]);
    // The module has given 10 points and two achievements 25 each. A repeated right answer adds only its first 5.
    for (const _ of [1, 2]) expect((await learner.answer(121, RIGHT))[1].achievements).toEqual([]);
    expect((await learner.answer(122, RIGHT))[1].achievements).toMatchObject([{ title: 'Sixty-six' }]);
  });

  it('is not awarded when it is inactive', async () => {
    const learner = await given({ Gone: { kind: 'modules', count: 1 } });
    await rows('UPDATE achievements SET is_active = false');
    expect((await learner.complete(MODULES.reading))[1].achievements).toEqual([]);
  });
});
