import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher: colleague, reviewer, admin } = server.people;
const { post, step, send, save, saveAndSend, toReaders } = server.atDesk;
const { row, lastChange, fetchTexts } = server;

const takeDown = (who: Member, record: string, body: object = {}) =>
  post(who, `/${record}/take-down`, { reason: 'It is about nothing', ...body });
const get = (path: string, who?: Member) => server.call('GET', path, who);
/** Approves without a checklist: a removal concerns the whole page. */
const approve = async (id: number) => {
  await step(reviewer, id, 'take');
  expect((await step(reviewer, id, 'approve')).state).toBe('approved');
};
const kindsTold = async (who: Member) => (await server.inboxOf(who)).map((news) => news.split(' ')[0]);

const selectTranslationRow = async (condition: number) =>
  row<{ id: number; _status: string }>(
    'SELECT * FROM condition_translations WHERE condition_id = $1 AND language_id = $2',
    [condition, await server.languageId('es')],
  );

describe('the removal of a page', () => {
  it("takes effect after another person's approval, keeps the record, and a review undoes it", async () => {
    const reader = await server.member('bookmarking', 'user');
    const bookmark = { bookmarkType: 'condition', contentId: 1 };
    expect((await server.call('POST', '/api/bookmarks', reader, bookmark)).status).toBe(200);
    const sent = await takeDown(editor, 'conditions/1');
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect((await get('/api/conditions/1')).status).toBe(200);
    expect((await step(editor, sent.id, 'take')).status).toBe(403);
    const review = await getReview(sent.id, { id: reviewer.id, role: 'reviewer' }, server.pool);
    expect(review).toMatchObject({ conflicts: [], current: { name: expect.any(String) } });
    await approve(sent.id);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    expect((await step(colleague, sent.id, 'schedule', { at: tomorrow })).status).toBe(409);
    expect((await step(colleague, sent.id, 'publish')).state).toBe('published');

    for (const path of ['', '/texts'])
      expect([path, (await get(`/api/conditions/1${path}`)).status]).toEqual([path, 404]);
    // The history of a removed page shows only who removed it, and why.
    const removal = { event: 'removed', userName: 'editor', editSummary: 'It is about nothing' };
    expect((await get('/api/conditions/1/revisions')).body).toMatchObject([removal]);
    const [{ id: version }] = (await get('/api/conditions/1/revisions')).body as [{ id: number }];
    expect((await get(`/api/conditions/1/revisions/${version}`)).status).toBe(404);
    expect((await get(`/api/users/${reader.id}/bookmarks`, reader)).status).toBe(200);
    expect((await get('/api/auth/me', reader)).status).toBe(200);
    expect(
      await row(
        'SELECT _status, c.edit_summary, u.edit_count FROM conditions c, users u WHERE c.id = 1 AND u.id = $1',
        [editor.id],
      ),
    ).toEqual({ _status: 'draft', edit_summary: 'It is about nothing', edit_count: '0' });
    expect(await lastChange()).toMatchObject({ kind: 'condition', id: 1, isListed: true });
    expect((await kindsTold(editor)).slice(-2)).toEqual(['contribution_removal_approved', 'contribution_removed']);

    const back = await send(editor, 'conditions/1', 'It is about something');
    expect(back).toMatchObject({ status: 200, state: 'pending' });
    await toReaders(back.id);
    expect((await get('/api/conditions/1')).status).toBe(200);
    expect((await get('/api/conditions/1/revisions')).body).toMatchObject([
      { editSummary: 'It is about something', event: null },
      removal,
      expect.anything(),
    ]);
  });

  it("takes effect at once in an administrator's emergency, and notifies editors", async () => {
    expect((await takeDown(editor, 'conditions/2', { isEmergency: true })).status).toBe(403);
    expect((await get('/api/conditions/2')).status).toBe(200);
    const gone = await takeDown(admin, 'conditions/2', { isEmergency: true, reason: 'It does harm' });
    expect(gone).toMatchObject({ status: 200, state: 'published' });
    expect((await get('/api/conditions/2')).status).toBe(404);
    expect(
      await row('SELECT action, reason FROM review_events WHERE contribution_id = $1 ORDER BY id DESC LIMIT 1', [
        gone.id,
      ]),
    ).toEqual({ action: 'publish_in_emergency', reason: 'It does harm' });
    expect((await kindsTold(colleague)).at(-1)).toBe('contribution_removed_emergency');
    expect(await row('SELECT emergency_reason FROM conditions WHERE id = 2')).toEqual({
      emergency_reason: 'It does harm',
    });
  });

  it('takes effect in an emergency when it was proposed before, with the new correction', async () => {
    const { id } = await takeDown(editor, 'conditions/9', { correction: 'A dose on this page was wrong.' });
    const gone = await takeDown(admin, 'conditions/9', {
      isEmergency: true,
      correction: 'A dose on this page was dangerous.',
    });
    expect(gone).toMatchObject({ status: 200, id, state: 'published' });
    expect((await get('/api/conditions/9')).status).toBe(404);
    expect(await server.rows('SELECT what FROM corrections.correction WHERE contribution_id = $1', [id])).toEqual([
      { what: 'A dose on this page was dangerous.' },
    ]);
  });

  it('is refused a second time, without a reason, for a removed page, and to a reviewer', async () => {
    const { id } = await takeDown(editor, 'conditions/3');
    expect(await takeDown(colleague, 'conditions/3')).toMatchObject({
      status: 409,
      error: 'The removal of this page is already proposed',
    });
    expect((await takeDown(editor, 'conditions/4', { reason: ' ' })).error).toBe('reason: is required');
    expect((await takeDown(editor, 'conditions/2')).status).toBe(409);
    expect((await takeDown(reviewer, 'conditions/4')).status).toBe(403);
    const answer = { texts: { name: 'Another' } };
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'request_changes', { reason: 'Why?' });
    expect((await server.call('POST', `/api/contributions/${id}/answer`, editor, answer)).status).toBe(400);
  });
});

describe('the removal of a translation', () => {
  it('leaves the page in the source language and keeps the name of the translator', async () => {
    const before = await selectTranslationRow(5);
    await server.rows('UPDATE condition_translations SET translated_by_id = $2 WHERE id = $1', [
      before.id,
      reviewer.id,
    ]);
    const sent = await takeDown(editor, `condition-translations/${before.id}`);
    await approve(sent.id);
    expect((await step(colleague, sent.id, 'publish')).state).toBe('published');
    expect(await selectTranslationRow(5)).toMatchObject({
      _status: 'draft',
      status: 'draft',
      translated_by_id: reviewer.id,
    });
    expect((await get('/api/conditions/5')).status).toBe(200);
    expect(await lastChange()).toMatchObject({ kind: 'condition-translation', id: 5, isListed: true });
    await toReaders((await send(editor, `condition-translations/${before.id}`)).id);
    expect((await selectTranslationRow(5))._status).toBe('published');
  });

  it('is possible for a category, too', async () => {
    const find = () => row<{ id: number }>('SELECT * FROM category_translations ORDER BY id LIMIT 1');
    const gone = await takeDown(admin, `category-translations/${(await find()).id}`, { isEmergency: true });
    expect(gone.state).toBe('published');
    expect(await find()).toMatchObject({ _status: 'draft' });
  });
});

describe('an earlier version', () => {
  it('is restored as a draft, which is published by a review', async () => {
    const version = await row<{ id: number; summary: string }>(
      'SELECT max(id) AS id, max(version_summary) AS summary FROM _conditions_v WHERE parent_id = 8',
    );
    const worse = { summary: 'A change for the worse.', aliases: ['Worse'] };
    await toReaders((await saveAndSend(editor, 'conditions/8', worse)).id);
    expect((await post(reviewer, `/conditions/versions/${version.id}`)).status).toBe(403);
    expect((await post(editor, '/conditions/versions/999999')).status).toBe(404);
    const restored = await server.desk('POST', `/conditions/versions/${version.id}?draft=false`, editor);
    expect(await restored.json()).toEqual({ message: expect.stringContaining('now a draft') });
    const summary = async () => (await row<{ summary: string }>('SELECT summary FROM conditions WHERE id = 8')).summary;
    expect(await summary()).toBe('A change for the worse.');
    await toReaders((await send(editor, 'conditions/8')).id);
    expect(await summary()).toBe(version.summary);
  });
});

describe('protection of a page', () => {
  const protect = (who: Member, isProtected: boolean) =>
    post(who, '/conditions/6/protection', { reason: 'Many wrong edits', isProtected });

  it('is set by an administrator at once, and appears in the history with name and reason', async () => {
    const reader = await server.member('wishing', 'user');
    await save(editor, 'conditions/6', { summary: 'Unseen.' });
    const kept = () =>
      row(
        `SELECT summary, revision, last_updated, contributors, published_digest, _status FROM conditions WHERE id = 6`,
      );
    const before = await kept();
    expect((await protect(editor, true)).status).toBe(403);
    expect((await protect(admin, true)).status).toBe(200);
    expect((await protect(admin, true)).status).toBe(409);
    const { isProtected, revision } = await fetchTexts(6);
    expect(isProtected).toBe(true);
    const edit = { texts: { summary: 'Mine.' }, baseRevision: revision, editSummary: 'Why' };
    expect((await server.call('POST', '/api/conditions/6/suggestions', reader, edit)).status).toBe(403);
    expect(await kept()).toEqual(before);
    expect((await get('/api/conditions/6/revisions')).body).toMatchObject([
      { id: revision, userName: 'admin', editSummary: 'Many wrong edits', isMinorEdit: true, sizeDiff: 0 },
      expect.anything(),
    ]);
    expect((await protect(admin, false)).status).toBe(200);
    expect((await fetchTexts(6)).isProtected).toBe(false);
  });

  it('cannot be set in a draft', async () => {
    await save(admin, 'conditions/7', { isProtected: true });
    await toReaders((await saveAndSend(editor, 'conditions/7', { summary: 'Clearer.' })).id);
    expect((await fetchTexts(7)).isProtected).toBe(false);
  });
});
