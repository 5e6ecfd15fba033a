import { expect, it, vi } from 'vitest';
import { clearAway } from '../../platform/testing/withoutKeeping.ts';
import { describeWithDatabase, type World } from '../../testing/describeWithDatabase.ts';

/** Paths 1 and 2 are open, 3 is closed; 2 asks for 3 and for 1. Path 1 has two modules. */
async function givenPaths({ rows, database }: World): Promise<void> {
  await clearAway(database, 'TRUNCATE learning_paths, certificates CASCADE');
  for (const statement of [
    `INSERT INTO learning_paths (id, title, description, difficulty, estimated_duration, total_modules, category_id, is_active) VALUES
      (1, 'First steps', 'Where to begin', 'beginner', 30, 99, 1, true),
      (2, 'Further', 'And on', 'advanced', 90, 0, null, true), (3, 'Closed', 'Not yet', 'beginner', 10, 0, null, false)`,
    `INSERT INTO learning_paths_rels (parent_id, path, "order", learning_paths_id) VALUES (2, 'prerequisites', 1, 3), (2, 'prerequisites', 2, 1)`,
    `INSERT INTO learning_modules (path_id, title, "order") VALUES (1, 'One', 1), (1, 'Two', 2)`,
  ])
    await rows(statement);
}

describeWithDatabase('learning paths', (world) => {
  it('that are open are listed for anybody, in one query, with what they ask for and how many modules they have', async () => {
    await givenPaths(world);
    const queries = vi.spyOn(world.database, 'query');
    const response = await world.ask('/api/learning-paths');
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
    expect(await response.json()).toEqual([
      {
        id: 1,
        title: 'First steps',
        description: 'Where to begin',
        difficulty: 'beginner',
        estimatedDuration: 30,
        totalModules: 2,
        categoryId: 1,
        prerequisites: [],
        isActive: true,
      },
      expect.objectContaining({ id: 2, totalModules: 0, categoryId: null, prerequisites: ['First steps'] }),
    ]);
  });

  it('are answered as they are now', async () => {
    await givenPaths(world);
    await world.ask('/api/learning-paths');
    await world.database.query('UPDATE learning_paths SET is_active = false WHERE id = 1');
    const paths = await (await world.ask('/api/learning-paths')).json();
    expect(paths).toEqual([expect.objectContaining({ id: 2, prerequisites: [] })]);
  });
});

describeWithDatabase('what somebody learned', (world) => {
  const { send, signUp, rows } = world;

  it('is their progress in each path, the last one they worked on first', async () => {
    await givenPaths(world);
    const { id, token } = await signUp('learner');
    const path = `/api/users/${id}/progress`;
    expect(await (await send('GET', path, token)).json()).toEqual([]);
    await rows(
      `INSERT INTO user_progress (user_id, path_id, status, progress_percentage, total_points, last_accessed_at) VALUES
        ($1, 3, 'completed', 100, 40, '2026-01-01'), ($1, 1, 'in_progress', 33.5, 10, '2026-02-01')`,
      [id],
    );
    const queries = vi.spyOn(world.database, 'query');
    const response = await send('GET', path, token);
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockRestore();
    expect(await response.json()).toEqual([
      {
        id: expect.any(Number),
        pathId: 1,
        learningPathId: 1,
        title: 'First steps',
        status: 'in_progress',
        progress: 33.5,
        progressPercentage: 33.5,
        totalPoints: 10,
      },
      expect.objectContaining({ pathId: 3, title: 'Closed', status: 'completed', progress: 100 }),
    ]);
  });

  it('and their certificates, newest first', async () => {
    await givenPaths(world);
    const { id, token } = await signUp('learner');
    await rows(
      `INSERT INTO certificates (user_id, learning_path_id, certificate_code, completed_at, issued_at) VALUES
        ($1, 1, 'a', '2026-01-01T10:00:00Z', now()), ($1, 2, 'b', '2026-02-01T10:00:00Z', now())`,
      [id],
    );
    expect(await (await send('GET', `/api/users/${id}/certificates`, token)).json()).toEqual([
      { id: expect.any(Number), title: 'Further', earnedAt: '2026-02-01T10:00:00.000Z' },
      { id: expect.any(Number), title: 'First steps', earnedAt: '2026-01-01T10:00:00.000Z' },
    ]);
  });
});
