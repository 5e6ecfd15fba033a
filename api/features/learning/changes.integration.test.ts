import { beforeEach, expect, it, vi } from 'vitest';
import type { PathDocument, PathModule } from '../../contracts/learning/pathDocument.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { confirmModule } from './confirmModule.ts';
import { notifyLearners } from './notifyLearners.ts';
import { publishPath } from './publishPath.ts';
import { selectDue } from './queries/selectDue.ts';
import { givenPath, MODULES, PATHS } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

type Learner = Awaited<ReturnType<typeof createLearner>>;

describeWithDatabase('modules that teach a section of a condition', (server) => {
  const { rows } = server;
  const CHANGES = `/api/learning-paths/${PATHS.first}/changes`;

  beforeEach(async () => {
    await givenPath(server.database);
    await rows(`UPDATE conditions SET name = 'A page', overview = 'As it was.', causes = '["One"]' WHERE id = 1`);
    await rows(
      `INSERT INTO learning.taught (module_id, condition_id, section) VALUES (11, 1, 'overview'), (11, 1, 'causes'), (12, 1, 'overview')`,
    );
  });

  /** Changes the condition as publication does, an hour after all earlier steps. */
  async function edit(texts: string, { isMinor = false, summary = 'Corrected' } = {}) {
    await rows("UPDATE learning.earned SET at = at - interval '1 hour'");
    await rows("UPDATE learning.change SET at = at - interval '1 hour'");
    await rows("UPDATE learning.due SET settled_at = settled_at - interval '1 hour'");
    await rows(`UPDATE conditions SET ${texts}, edit_summary = $1, revision = revision + $2 WHERE id = 1`, [
      summary,
      isMinor ? 0 : 1,
    ]);
  }
  const due = () => selectDue(server.database);
  const selectNews = (id: number) =>
    rows(
      `SELECT kind, "values", link FROM notifications WHERE user_id = $1 AND kind IN ('learned_changed', 'learned_undone', 'path_corrected') ORDER BY id`,
      [id],
    );
  const since = async (learner: Learner) =>
    (await learner.call('GET', `/api/users/${learner.id}/progress/${PATHS.first}/changes`))[1];

  it('are due when the section has changed, with its text when the module was last right', async () => {
    await edit(`overview = 'Otherwise.', causes = '["One", "Two"]'`);
    await edit(`overview = 'Quite otherwise.'`, { summary: 'Again' });
    const [reading, quiz] = await due();
    expect(reading).toMatchObject({
      moduleId: 11,
      module: 'Read',
      path: 'First steps',
      condition: 'A page',
      isTakenDown: false,
      summaries: ['Corrected', 'Again'],
      sections: [
        { section: 'overview', was: 'As it was.', now: 'Quite otherwise.' },
        { section: 'causes', was: ['One'], now: ['One', 'Two'] },
      ],
    });
    expect(quiz).toMatchObject({ moduleId: 12, sections: [{ section: 'overview' }] });
  });

  it('are not due after a minor edit, one of another section or page, or one that is undone', async () => {
    await edit(`overview = 'As it was!'`, { isMinor: true });
    await edit(`treatments = '["Rest"]'`);
    await rows(`UPDATE conditions SET overview = 'Of another page.', revision = revision + 1 WHERE id = 2`);
    expect(await due()).toEqual([]);
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    await edit(`overview = 'Otherwise.'`);
    expect(await due()).toHaveLength(2);
    await edit(`overview = 'As it was!'`);
    expect(await due()).toEqual([]);
    expect(await since(learner)).toEqual([]);
    expect(await notifyLearners(server.database)).toBe(0);
  });

  it('are due while the condition is taken down', async () => {
    await rows(`UPDATE conditions SET _status = 'draft', edit_summary = 'Out of date' WHERE id = 1`);
    expect(await due()).toMatchObject([
      { moduleId: 11, isTakenDown: true, sections: [{ was: 'As it was.', now: [] }, { section: 'causes' }] },
      { moduleId: 12 },
    ]);
    expect(await (await server.ask(CHANGES)).json()).toMatchObject([{ isTakenDown: true, isThere: false }, {}]);
    await rows(`UPDATE conditions SET _status = 'published' WHERE id = 1`);
    expect(await due()).toEqual([]);
  });

  it('notify users who completed one, once per change, in their language, unless they opted out', async () => {
    const learner = await createLearner(server);
    const spanish = await createLearner(server, 'hispana');
    const silent = await createLearner(server, 'silent');
    const gone = await createLearner(server, 'gone');
    const newcomer = await createLearner(server, 'newcomer');
    for (const one of [learner, spanish, silent, gone]) await one.complete(MODULES.reading);
    await learner.takeQuiz();
    await learner.complete(MODULES.quiz);
    await rows(
      `INSERT INTO user_profiles (user_id, preferences) VALUES ($1, '{"language": "es"}'), ($2, '{"notifications": {"learning": false}}')
      ON CONFLICT (user_id) DO UPDATE SET preferences = excluded.preferences`,
      [spanish.id, silent.id],
    );
    await rows('DELETE FROM users WHERE id = $1', [gone.id]);
    await edit(`overview = 'Otherwise.', causes = '[]'`);
    // Publication notifies no user. Batches of one simulate a stop after each learner.
    expect(await selectNews(learner.id)).toEqual([]);
    expect(await notifyLearners(server.database, 1)).toBe(3);
    expect(await notifyLearners(server.database)).toBe(0);
    expect(await selectNews(learner.id)).toEqual([
      {
        kind: 'learned_changed',
        values: {
          title: 'A page',
          sections: 'Overview and Causes & Risk Factors',
          reason: 'Corrected',
          path: 'First steps',
        },
        link: '/learning/paths/1',
      },
    ]);
    expect(await selectNews(spanish.id)).toMatchObject([
      { values: { path: 'Primeros pasos', sections: expect.stringContaining('Descripción general') } },
    ]);
    expect([await selectNews(silent.id), await selectNews(newcomer.id)]).toEqual([[], []]);
    expect(await since(learner)).toMatchObject([
      {
        moduleId: 11,
        title: 'A page',
        sections: ['overview', 'causes'],
        summary: 'Corrected',
        state: 'open',
        settledAt: null,
      },
      { moduleId: 12, sections: ['overview'] },
    ]);
    await newcomer.complete(MODULES.reading);
    await rows("UPDATE learning.earned SET at = now() + interval '1 second' WHERE user_id = $1", [newcomer.id]);
    expect(await since(newcomer)).toEqual([]);
  });

  it('notify learners once of an undone change, when they were notified of the change', async () => {
    const [learner, spanish] = [await createLearner(server), await createLearner(server, 'spaniard')];
    const late = await createLearner(server, 'late');
    for (const one of [learner, spanish]) await one.complete(MODULES.reading);
    await rows(`UPDATE user_profiles SET preferences = '{"language": "es"}' WHERE user_id = $1`, [spanish.id]);
    await edit(`overview = 'Otherwise.', causes = '[]'`);
    await notifyLearners(server.database);
    await edit(`overview = 'Quite otherwise.'`);
    await notifyLearners(server.database);
    await late.complete(MODULES.reading);
    await rows("UPDATE learning.earned SET at = now() + interval '1 second' WHERE user_id = $1", [late.id]);
    await edit(`overview = 'As it was.'`, { summary: 'Undo' });
    // Batches of one simulate a stop after each learner.
    expect(await notifyLearners(server.database, 1)).toBe(2);
    expect(await notifyLearners(server.database)).toBe(0);
    const values = { title: 'A page', sections: 'Overview', reason: '', path: 'First steps' };
    expect((await selectNews(learner.id)).slice(2)).toEqual([
      { kind: 'learned_undone', values, link: '/learning/paths/1' },
    ]);
    expect((await selectNews(spanish.id))[2]).toMatchObject({
      values: { path: 'Primeros pasos', sections: 'Descripción general' },
    });
    expect(await selectNews(late.id)).toEqual([]);
    await edit(`causes = '["One"]'`);
    expect(await notifyLearners(server.database)).toBe(2);
    expect((await selectNews(learner.id)).slice(3)).toMatchObject([
      { kind: 'learned_undone', values: { sections: 'Causes & Risk Factors' } },
    ]);
  });

  it('notify learners of a page that is back, when they were notified of its removal', async () => {
    const [told, untold] = [await createLearner(server), await createLearner(server, 'untold')];
    for (const one of [told, untold]) await one.complete(MODULES.reading);
    await edit(`_status = 'draft'`);
    // Simulates a stop after the notification of the first learner.
    await notifyLearners(server.database);
    await rows('DELETE FROM notifications WHERE user_id = $1', [untold.id]);
    await rows('UPDATE learning.change SET told_to = $1', [told.id]);
    await edit(`_status = 'published'`, { isMinor: true });
    expect(await notifyLearners(server.database)).toBe(1);
    expect(await selectNews(told.id)).toMatchObject([{ kind: 'learned_changed' }, { kind: 'learned_undone' }]);
    expect(await selectNews(untold.id)).toEqual([]);
  });

  it('notify learners in batches, outside the publication', async () => {
    await rows('SET LOCAL session_replication_role = replica');
    await rows(`WITH people AS (INSERT INTO users (username, email, display_name)
        SELECT 'many' || n, 'many' || n || '@example.org', 'Many' FROM generate_series(1, 60) n RETURNING id)
      INSERT INTO learning.earned (user_id, path_id, module_id, points, at) SELECT id, 1, 11, 10, now() - interval '1 day' FROM people`);
    await rows('SET LOCAL session_replication_role = origin');
    await edit(`overview = 'Otherwise.'`);
    expect(await rows('SELECT FROM notifications')).toHaveLength(0);
    const queries = vi.spyOn(server.database, 'query');
    expect(await notifyLearners(server.database, 20)).toBe(60);
    const count = queries.mock.calls.length;
    queries.mockRestore();
    // Four queries for each of three batches and for a last empty one, and some for undone changes and editions.
    expect(count).toBeLessThanOrEqual(4 * 4 + 3 * 3);
    expect(await rows('SELECT FROM notifications')).toHaveLength(60);
  });

  it('are settled when an editor confirms them after the newest change, which is recorded', async () => {
    const editor = await server.signUp('whoedits');
    const learner = await createLearner(server);
    await learner.complete(MODULES.reading);
    await edit(`overview = 'Otherwise.'`);
    const [seen] = await due();
    const confirmed = {
      moduleId: 11,
      conditionId: 1,
      upTo: seen?.upTo ?? 0,
      reason: 'Means the same',
      byId: editor.id,
    };
    await edit(`overview = 'Quite otherwise.'`);
    await expect(confirmModule(server.database, confirmed)).rejects.toThrow('changed again');
    const [newest] = await due();
    await confirmModule(server.database, { ...confirmed, upTo: newest?.upTo ?? 0 });
    expect(await due()).toMatchObject([{ moduleId: 12 }]);
    expect(await rows('SELECT DISTINCT settled_by, reason FROM learning.due WHERE module_id = 11')).toEqual([
      { settled_by: editor.id, reason: 'Means the same' },
    ]);
    await expect(confirmModule(server.database, { ...confirmed, upTo: 99 })).rejects.toThrow('any more');
    expect(await confirmModule(server.database, { ...confirmed, moduleId: 999 })).toBeNull();
    expect(await since(learner)).toMatchObject([{ state: 'held' }, { state: 'held' }]);
    await edit(`overview = 'Something else.'`);
    expect((await due()).find(({ moduleId }) => moduleId === 11)?.sections).toMatchObject([
      { was: 'Quite otherwise.', now: 'Something else.' },
    ]);
  });

  it('are settled by an edition that rewords them, which notifies only learners not yet notified', async () => {
    await publishPath(server.database, { path: PATH, language: 'en', translations: {} });
    const [early, late] = [await createLearner(server, 'early'), await createLearner(server, 'late')];
    const keeper = await createLearner(server, 'keeper');
    await early.complete(MODULES.reading);
    await edit(`overview = 'Otherwise.'`);
    await notifyLearners(server.database);
    for (const learner of [late, keeper]) {
      await learner.complete(MODULES.reading);
      await rows("UPDATE learning.earned SET at = now() - interval '20 minutes' WHERE user_id = $1", [learner.id]);
    }
    // The correction already notifies users who bookmarked the path.
    await rows(
      `INSERT INTO user_bookmarks (user_id, learning_path_id, bookmark_type) VALUES ($1, $2, 'learning_path')`,
      [keeper.id, PATHS.first],
    );
    await rows(
      `WITH made AS (INSERT INTO contributions (kind, title, status, content) VALUES ('edit', 'A path', 'published', '{}') RETURNING id)
       INSERT INTO corrections.correction (contribution_id, kind, path_id, language, what)
       SELECT id, 'corrected', $1, 'en', 'The path named a dose that is too high.' FROM made`,
      [PATHS.first],
    );
    await rows("UPDATE learning.change SET at = now() - interval '40 minutes'");
    await publishPath(server.database, {
      path: { ...PATH, title: 'Named otherwise' },
      language: 'en',
      translations: {},
    });
    expect(await due()).toHaveLength(1);
    expect(await notifyLearners(server.database)).toBe(0);
    const [module] = PATH.modules as [PathModule];
    const reworded = { ...module, sections: [{ title: 'One', content: 'As it is now.' }] };
    await publishPath(server.database, { path: { ...PATH, modules: [reworded] }, language: 'en', translations: {} });
    expect(await due()).toEqual([]);
    expect(await notifyLearners(server.database)).toBe(1);
    expect(await selectNews(early.id)).toHaveLength(1);
    expect(await selectNews(keeper.id)).toEqual([]);
    expect(await selectNews(late.id)).toMatchObject([{ kind: 'path_corrected', values: { title: 'First steps' } }]);
    for (const learner of [early, late])
      expect(await since(learner)).toMatchObject([{ state: 'corrected', settledAt: expect.any(String) }]);
    const forgetting = { ...reworded, teaches: [] };
    await edit(`overview = 'Once more.'`);
    await publishPath(server.database, { path: { ...PATH, modules: [forgetting] }, language: 'en', translations: {} });
    expect(await due()).toEqual([]);
  });
});

const PATH: PathDocument = {
  id: PATHS.first,
  title: 'First steps',
  description: 'Where to begin',
  sources: [],
  modules: [
    {
      id: MODULES.reading,
      type: 'reading',
      title: 'Read',
      description: 'To read',
      minutes: 5,
      points: 10,
      isRequired: true,
      teaches: [{ conditionId: 1, section: 'overview' }],
      sections: [{ title: 'One', content: 'Text' }],
    },
  ],
};
