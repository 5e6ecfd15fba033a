import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { readPublication } from '@common-ground/api/features/publishing/readPublication.ts';
import { addDirtyPages } from '@common-ground/cms/src/publisher/marks.ts';
import { inDirtyingTransaction } from '@common-ground/cms/src/publisher/Sql.ts';
import { keepOnly } from '@common-ground/cms/src/publisher/testing/keepOnly.ts';
import { publishing } from '@common-ground/cms/src/publisher/testing/publishing.ts';
import { afterAll, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer, editor, admin } = server.people;
await keepOnly(server.pool, 6);
const site = await publishing(server);
afterAll(() => site.close());
await site.settle();

const read = (id: number) => readPublication(server.pool, id);
const publishEdit = async (...given: Parameters<typeof server.approved>) =>
  (await server.publish((await server.approved(...given)).id)).id;

it('has no time while the page waits, then that of its rendering and the seconds until it', async () => {
  const id = await publishEdit(author, 1, { summary: 'On its way to readers.' });
  await server.pool.query('UPDATE publisher.state SET seen_at = now()');
  const waiting = { page: { state: 'publishing', isAway: false }, path: '/condition/1', rendered: null };
  expect(await read(id)).toEqual(waiting);
  const [before] = await server.rows<{ now: Date }>('SELECT clock_timestamp() AS now');
  await site.settle();
  const live = await read(id);
  expect(live).toMatchObject({ page: { state: 'live', since: live?.rendered?.at }, path: '/condition/1' });
  expect(await site.text('condition/1.html')).toContain('On its way to readers.');
  expect(Date.parse(live?.rendered?.at ?? '')).toBeGreaterThanOrEqual(before?.now.getTime() ?? Infinity);
  const event = await server.row<{ at: Date }>(
    `SELECT at FROM review_events WHERE contribution_id = $1 AND action = 'publish'`,
    [id],
  );
  expect(live?.rendered?.seconds).toBeCloseTo((Date.parse(live?.rendered?.at ?? '') - event.at.getTime()) / 1000, 3);
  // A rendering for another reason is not the publication.
  await inDirtyingTransaction(site.sql, (sql) =>
    addDirtyPages(sql, [{ path: '/condition/1', priority: PRIORITY.refresh }]),
  );
  await site.settle();
  expect(await read(id)).toEqual(live);
});

it('has no time when the page was last rendered for a change before the publication', async () => {
  const id = await publishEdit(author, 2, { summary: 'Rendered by a run that recorded no time.' });
  await site.settle();
  await server.pool.query(
    `UPDATE publisher.page SET published_at = now() - interval '1 day' WHERE path = '/condition/2'`,
  );
  expect(await read(id)).toMatchObject({ page: { state: 'live' }, rendered: null });
});

it('says that the publisher is away, and why a page cannot be rendered', async () => {
  await server.pool.query(`UPDATE publisher.state SET seen_at = now() - interval '1 hour'`);
  const id = await publishEdit(author, 3, { summary: 'It meets a page that cannot be rendered.' });
  expect(await read(id)).toMatchObject({ page: { state: 'publishing', isAway: true }, rendered: null });
  await server.pool.query(`UPDATE conditions SET resources = '"no list"' WHERE id = 3`);
  await site.publisher.settle();
  expect(await read(id)).toMatchObject({
    page: { state: 'failed', reason: expect.stringMatching(/^\/.*condition\/3: ./), isTriedAgain: true },
    rendered: null,
  });
  await server.pool.query(`UPDATE conditions SET resources = '[]' WHERE id = 3`);
  await site.settle();
  expect(await read(id)).toMatchObject({ page: { state: 'live' }, rendered: { seconds: expect.any(Number) } });
});

it('is read for a translation, and after its removal has the page in the default language', async () => {
  const id = await publishEdit(author, 4, { summary: 'Dit autrement.' }, { language: 'fr' });
  expect(await read(id)).toMatchObject({ page: { state: 'publishing' }, path: '/fr/condition/4' });
  await site.settle();
  const expected = { path: '/fr/condition/4', rendered: { seconds: expect.any(Number) } };
  expect(await read(id)).toMatchObject({ page: { state: 'live' }, ...expected });
  const translation = await server.row<{ id: number }>(
    `SELECT t.id FROM condition_translations t JOIN languages l ON l.id = t.language_id AND l.code = 'fr'
     WHERE t.condition_id = 4`,
  );
  const because = { reason: 'It says something else', isEmergency: true };
  const removal = await server.atDesk.post(admin, `/condition-translations/${translation.id}/take-down`, because);
  expect(await read(removal.id)).toMatchObject({ page: { state: 'leaving' }, rendered: null });
  await site.settle();
  expect(await read(removal.id)).toMatchObject({ page: { state: 'none' }, ...expected });
});

it('has no page and no path after the removal of a page', async () => {
  const sent = await server.atDesk.post(editor, '/conditions/5/take-down', { reason: 'It is about nothing' });
  expect((await server.atDesk.step(reviewer, sent.id, 'approve')).status).toBe(200);
  expect(await read(sent.id)).toBeNull();
  await server.publish(sent.id);
  expect(await read(sent.id)).toMatchObject({ page: { state: 'leaving' }, path: '/condition/5', rendered: null });
  await site.settle();
  expect(await read(sent.id)).toEqual({ page: { state: 'none' }, path: null, rendered: null });
});

it.each([
  ['a page about the site', 'pages', `slug = 'about'`, '/about'],
  ['an answer of the chat assistant, which has no page', 'chat-answers', `topic = 'about'`, null],
] as const)('knows the page of %s', async (_, collection, which, path) => {
  const { id } = await server.row<{ id: number }>(`SELECT id FROM ${collection.replace('-', '_')} WHERE ${which}`);
  const sent = await server.atDesk.saveAndSend(editor, `${collection}/${id}`, { title: 'Another title' });
  await server.atDesk.toReaders(sent.id);
  await site.settle();
  const state = path ? 'live' : 'none';
  expect(await read(sent.id)).toMatchObject({ page: { state }, path });
});
