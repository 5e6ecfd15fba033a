import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { CORRECTION_MAX } from '@common-ground/api/contracts/limits.ts';
import type { Correction } from '@common-ground/api/contracts/offline/corrections.ts';
import { notifyOfCorrections } from '@common-ground/api/features/contributions/corrections/notifyOfCorrections.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { notifyLearners } from '@common-ground/api/features/learning/notifyLearners.ts';
import { describe, expect, it } from 'vitest';
import { insertContribution } from './support/insertContribution.ts';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, editor, reviewer, publisher, admin } = server.people;
const { call, row, rows, pool, suggest, approve } = server;
const { post, step } = server.atDesk;

const WHAT = 'The page named a dose that is too high. It names no dose any more.';
const AGAIN = 'The dose was not too high but for children only. Ask whoever treats you.';
const SPANISH = 'La página indicaba una dosis demasiado alta. Ya no indica ninguna dosis.';

/** Returns the corrections of the last hour that belong to one path. */
const fetchCorrections = async (path: string): Promise<Correction[]> => {
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const { body } = await call<{ corrections: Correction[] }>('GET', `/api/corrections?since=${since}`);
  return body.corrections.filter((one) => one.path === path);
};
const fetchRevisions = async (id: number) => (await call<Revision[]>('GET', `/api/conditions/${id}/revisions`)).body;
const createBookmarkingReader = async (name: string, id: number, preferences: object = {}): Promise<Member> => {
  const who = await server.member(name, 'user');
  expect((await call('POST', '/api/bookmarks', who, { bookmarkType: 'condition', contentId: id })).status).toBe(200);
  await rows(
    `INSERT INTO user_profiles (user_id, preferences) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET preferences = excluded.preferences`,
    [who.id, JSON.stringify(preferences)],
  );
  return who;
};
const selectNews = (who: Member) =>
  rows<{ kind: string }>(`SELECT kind, "values", link FROM notifications WHERE user_id = $1`, [who.id]);
const selectMails = (who: Member) => rows('SELECT kind FROM mail.outbox WHERE user_id = $1', [who.id]);
const approved = async (conditionId: number, summary: string) =>
  (await server.approved(author, conditionId, { summary })).id;

describe('a correction on medical grounds', () => {
  it('is published with the page, and notifies once each reader who bookmarks or watches it', async () => {
    const reader = await createBookmarkingReader('reader', 3);
    const silent = await createBookmarkingReader('silent', 3, { notifications: { corrections: false } });
    const watcher = await server.member('watcher', 'user');
    expect((await call('POST', '/api/watchlist', watcher, { conditionId: 3 })).status).toBe(200);
    expect((await call('POST', '/api/bookmarks', watcher, { bookmarkType: 'condition', contentId: 3 })).status).toBe(
      200,
    );
    const id = await approved(3, 'Without a dose.');
    expect(await step(publisher, id, 'publish', { correction: WHAT })).toMatchObject({
      status: 200,
      state: 'published',
    });
    const { name } = await row<{ name: string }>('SELECT name FROM conditions WHERE id = 3');

    expect(await fetchCorrections('/condition/3')).toEqual([
      { path: '/condition/3', kind: 'corrected', title: name, what: WHAT, at: expect.any(String), language: 'en' },
    ]);
    const [newest, first] = await fetchRevisions(3);
    expect([newest?.corrections, first?.corrections]).toEqual([
      [{ what: WHAT, language: 'en', at: expect.any(String), isReplaced: false }],
      [],
    ]);
    expect(await server.lastChange()).toMatchObject({ id: 3 });

    // With batches of one, each notification is stored in a transaction of its own.
    expect(await notifyOfCorrections(pool, 1)).toBe(3);
    expect(await notifyOfCorrections(pool)).toBe(0);
    const told = { kind: 'page_corrected', values: { title: name, reason: WHAT }, link: '/condition/3' };
    expect([await selectNews(reader), await selectNews(watcher), await selectNews(silent)]).toEqual([
      [told],
      [told],
      [],
    ]);
    expect(await selectMails(reader)).toEqual([{ kind: 'page_corrected' }]);
  });

  it('notifies each reader once when the task dies and runs again', async () => {
    const people = [
      await createBookmarkingReader('one', 4),
      await createBookmarkingReader('two', 4),
      await createBookmarkingReader('three', 4),
    ];
    await step(publisher, await approved(4, 'Another text.'), 'publish', { correction: WHAT });
    let queries = 0;
    const dying = {
      connect: async () => {
        const connection = await pool.connect();
        const query = connection.query.bind(connection);
        return Object.assign(Object.create(connection), {
          release: () => connection.release(),
          // Fails after the second notification is inserted and before its transaction commits.
          query: (text: unknown) => {
            if (text === 'COMMIT' && ++queries === 2) throw new Error('killed');
            return query(text as string);
          },
        });
      },
    };
    await expect(notifyOfCorrections(dying as never, 1)).rejects.toThrow('killed');
    await notifyOfCorrections(pool, 1);
    for (const who of people) expect(await selectNews(who)).toHaveLength(1);
  });

  it('needs text of the allowed length, a published page and a user who may publish', async () => {
    const id = await approved(5, 'Something else.');
    for (const correction of ['Too short', 'x'.repeat(CORRECTION_MAX + 1)])
      expect(await step(publisher, id, 'publish', { correction })).toMatchObject({
        status: 400,
        error: expect.stringContaining('correction: must have at'),
      });
    expect((await step(reviewer, id, 'publish', { correction: WHAT })).status).toBe(403);
    const fresh = await server.submit(author, { name: 'Something new' });
    await approve(fresh.id);
    expect(await step(publisher, fresh.id, 'publish', { correction: WHAT })).toMatchObject({ status: 400 });
    expect(await server.stateOf(fresh.id)).toBe('approved');
    expect(await step(publisher, id, 'publish')).toMatchObject({ status: 200 });
    expect(await fetchCorrections('/condition/5')).toEqual([]);
    await expect(rows(`UPDATE corrections.correction SET what = $1`, [AGAIN])).rejects.toMatchObject({ code: 'CG409' });
    await expect(rows('DELETE FROM corrections.correction')).rejects.toMatchObject({ code: 'CG409' });
  });

  it('is published together with a scheduled edit', async () => {
    const id = await approved(6, 'At its time.');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await step(publisher, id, 'schedule', { at, correction: WHAT })).status).toBe(200);
    const actor = { id: publisher.id, role: 'editor' };
    expect((await getReview(id, actor, pool))?.correction).toEqual({ proposed: WHAT, told: null });
    expect(await fetchCorrections('/condition/6')).toEqual([]);
    await rows('UPDATE contributions SET scheduled_for = now() WHERE id = $1', [id]);
    expect(await publishDue({ database: pool, payload: server.payload })).toBe(1);
    expect(await fetchCorrections('/condition/6')).toMatchObject([{ kind: 'corrected', what: WHAT }]);
    // An empty correction withdraws the one that was scheduled.
    const other = await approved(6, 'At another time.');
    await step(publisher, other, 'schedule', { at, correction: WHAT });
    await step(publisher, other, 'publish', { correction: '' });
    expect(await fetchCorrections('/condition/6')).toHaveLength(1);
  });

  it('is restated with a reason, and the first text stays in the history', async () => {
    const reader = await createBookmarkingReader('corrected', 7);
    const id = await approved(7, 'For children only.');
    await step(publisher, id, 'publish', { correction: WHAT });
    await notifyOfCorrections(pool);
    const again = { reason: 'It was about children', correction: AGAIN };
    expect((await step(reviewer, id, 'restate_correction', again)).status).toBe(403);
    expect((await step(editor, id, 'restate_correction', { correction: AGAIN })).status).toBe(400);
    expect(await step(editor, id, 'restate_correction', { reason: 'Why' })).toMatchObject({ status: 400 });
    expect(await step(editor, id, 'restate_correction', again)).toMatchObject({ status: 200, state: 'published' });
    expect(await fetchCorrections('/condition/7')).toMatchObject([{ what: AGAIN }]);
    expect((await fetchRevisions(7))[0]?.corrections).toMatchObject([
      { what: AGAIN, isReplaced: false },
      { what: WHAT, isReplaced: true },
    ]);
    expect((await server.eventsOf(id)).at(-1)).toBe('restate_correction published published editor');
    await notifyOfCorrections(pool);
    expect((await selectNews(reader)).map(({ kind }) => kind)).toEqual(['page_corrected', 'correction_restated']);
    const plain = await approved(7, 'Said more clearly.');
    await step(publisher, plain, 'publish');
    expect(await step(editor, plain, 'restate_correction', again)).toMatchObject({ status: 409 });
  });
});

describe('a correction of a translation', () => {
  const spanish = async (conditionId: number, correction: string) => {
    const id = await insertContribution(server, {
      conditionId,
      state: 'approved',
      language: 'es',
      authorId: server.people.translator.id,
    });
    expect(await step(publisher, id, 'publish', { correction })).toMatchObject({ status: 200 });
    return id;
  };

  it('gives readers of the language its own text, and notifies them once', async () => {
    const hispana = await createBookmarkingReader('hispana', 1, { language: 'es' });
    await step(publisher, await approved(1, 'Without a dose.'), 'publish', { correction: WHAT });
    await spanish(1, SPANISH);
    await notifyOfCorrections(pool);
    expect(await selectNews(hispana)).toMatchObject([{ kind: 'page_corrected', values: { reason: SPANISH } }]);
    expect(await fetchCorrections('/condition/1')).toMatchObject([
      { what: WHAT, language: 'en' },
      { what: SPANISH, language: 'es' },
    ]);
    expect((await fetchRevisions(1))[0]?.corrections).toMatchObject([{ language: 'es' }, { language: 'en' }]);
  });

  it('notifies only readers of the language when the source was not corrected', async () => {
    const [hispana, reader] = [
      await createBookmarkingReader('lectora', 2, { language: 'es' }),
      await createBookmarkingReader('english', 2),
    ];
    await spanish(2, SPANISH);
    await notifyOfCorrections(pool);
    expect(await selectNews(hispana)).toMatchObject([{ kind: 'page_corrected', values: { reason: SPANISH } }]);
    expect(await selectNews(reader)).toEqual([]);
  });
});

describe('the removal of a page', () => {
  it('gives readers its correction text without the reason, until the page is published again', async () => {
    const reader = await createBookmarkingReader('keeper', 8);
    const sent = await post(editor, '/conditions/8/take-down', { reason: 'Unsafe, see the mail', correction: WHAT });
    expect(sent.status).toBe(200);
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'approve');
    expect(await fetchCorrections('/condition/8')).toEqual([]);
    expect((await step(publisher, sent.id, 'publish')).status).toBe(200);
    expect(await fetchCorrections('/condition/8')).toMatchObject([
      { kind: 'withdrawn', what: WHAT, title: expect.any(String) },
    ]);
    await notifyOfCorrections(pool);
    expect(await selectNews(reader)).toMatchObject([
      { kind: 'page_withdrawn', values: { reason: WHAT }, link: '/history?condition=8' },
    ]);
    expect((await fetchRevisions(8))[0]).toMatchObject({ event: 'removed', corrections: [{ what: WHAT }] });
    const back = await server.atDesk.send(editor, 'conditions/8', 'Safe again');
    await server.atDesk.toReaders(back.id);
    expect(await fetchCorrections('/condition/8')).toMatchObject([{ kind: 'corrected', title: null, what: null }]);
  });

  it('is listed at once in an emergency, and without a text when no correction is given', async () => {
    await post(admin, '/conditions/9/take-down', { reason: 'It does harm', isEmergency: true, correction: WHAT });
    expect(await fetchCorrections('/condition/9')).toMatchObject([{ kind: 'withdrawn', what: WHAT }]);
    await post(admin, '/conditions/10/take-down', { reason: 'Twice the same', isEmergency: true });
    expect(await fetchCorrections('/condition/10')).toMatchObject([{ kind: 'withdrawn', title: null, what: null }]);
  });

  it('refuses a correction on the translation of a category', async () => {
    const { id } = await row<{ id: number }>(
      `SELECT id FROM category_translations WHERE _status = 'published' LIMIT 1`,
    );
    const before = await server.counts();
    const refused = await post(editor, `/category-translations/${id}/take-down`, { reason: 'Why', correction: WHAT });
    expect(refused).toMatchObject({ status: 400, error: expect.stringContaining('correction') });
    expect(await server.counts()).toEqual(before);
  });
});

it('notifies a learner of a corrected page once, or as a reader when learning notices are off', async () => {
  const { id: module } = await row<{ id: number }>(
    'SELECT m.id FROM learning_modules m JOIN learning_paths p ON p.id = m.path_id WHERE p.is_active AND m.is_active LIMIT 1',
  );
  await rows(
    `INSERT INTO learning.taught (module_id, condition_id, section) VALUES ($1, 11, 'overview') ON CONFLICT DO NOTHING`,
    [module],
  );
  const [learner, quiet] = [
    await createBookmarkingReader('learner', 11),
    await createBookmarkingReader('quiet', 11, { notifications: { learning: false } }),
  ];
  for (const who of [learner, quiet])
    await rows(
      `INSERT INTO learning.earned (user_id, path_id, module_id, points, at) SELECT $1, path_id, id, 0, now() - interval '1 hour' FROM learning_modules WHERE id = $2`,
      [who.id, module],
    );
  const { id } = await suggest(author, 11, { overview: 'Quite another overview.' });
  await approve(id);
  await step(publisher, id, 'publish', { correction: WHAT });
  await notifyLearners(pool);
  await notifyOfCorrections(pool);
  expect(await selectNews(learner)).toMatchObject([{ kind: 'learned_changed', values: { reason: WHAT } }]);
  expect(await selectNews(quiet)).toMatchObject([{ kind: 'page_corrected', values: { reason: WHAT } }]);
});
