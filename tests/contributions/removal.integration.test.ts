import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskSteps } from './support/deskSteps.ts';
import { type Member, type ReviewWorld, reviewWorld } from './support/reviewWorld.ts';

let world: ReviewWorld;
let desk: ReturnType<typeof deskSteps>;
let editor: Member;
let colleague: Member;
let reviewer: Member;
let admin: Member;

beforeAll(async () => {
  world = await reviewWorld();
  desk = deskSteps(world);
  editor = await world.member('removing-editor', 'editor');
  colleague = await world.member('other-editor', 'editor');
  reviewer = await world.member('removing-reviewer', 'reviewer');
  admin = await world.member('removing-admin', 'admin');
});

const takeDown = (who: Member, record: string, body: object = {}) =>
  desk.post(who, `/${record}/take-down`, { reason: 'It is about nothing', ...body });
const get = (path: string, who?: Member) => world.call('GET', path, who);
const approve = async (id: number) => {
  await desk.step(reviewer, id, 'take');
  expect((await desk.step(reviewer, id, 'approve')).state).toBe('approved');
};
const inboxOf = async (who: Member) =>
  (await world.rows<{ kind: string }>('SELECT kind FROM notifications WHERE user_id = $1 ORDER BY id', [who.id])).map(
    ({ kind }) => kind,
  );

async function translationOf(condition: number) {
  const [row] = await world.rows<{ id: number; status: string; translated_by_id: number | null; _status: string }>(
    `SELECT t.* FROM condition_translations t JOIN languages l ON l.id = t.language_id
     WHERE t.condition_id = $1 AND l.code = 'es'`,
    [condition],
  );
  if (!row) throw new Error(`Condition ${condition} has no Spanish translation`);
  return row;
}

describe('a page', () => {
  it('goes when somebody else has approved it, keeps its record, and comes back by a review', async () => {
    const reader = await world.member('bookmarking', 'user');
    const bookmark = { bookmarkType: 'condition', contentId: 1 };
    expect((await world.call('POST', '/api/bookmarks', reader, bookmark)).status).toBe(200);
    const sent = await takeDown(editor, 'conditions/1');
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect((await get('/api/conditions/1')).status).toBe(200);
    expect((await desk.step(editor, sent.id, 'take')).status).toBe(403);
    const review = await getReview(sent.id, { id: reviewer.id, role: 'reviewer' }, world.pool);
    expect(review).toMatchObject({ conflicts: [], current: { name: expect.any(String) } });
    await approve(sent.id);
    expect((await desk.step(colleague, sent.id, 'schedule', { at: '2026-12-24T00:00:00Z' })).status).toBe(409);
    expect((await desk.step(colleague, sent.id, 'publish')).state).toBe('published');

    for (const path of ['', '/texts', '/revisions'])
      expect([path, (await get(`/api/conditions/1${path}`)).status]).toEqual([path, 404]);
    expect((await get(`/api/users/${reader.id}/bookmarks`, reader)).status).toBe(200);
    expect((await get('/api/auth/me', reader)).status).toBe(200);
    const [row] = await world.rows(
      'SELECT _status, c.edit_summary, u.edit_count FROM conditions c, users u WHERE c.id = 1 AND u.id = $1',
      [editor.id],
    );
    expect(row).toEqual({ _status: 'draft', edit_summary: 'It is about nothing', edit_count: '0' });
    const [noted] = await world.rows(`SELECT what AS change FROM publisher.change ORDER BY id DESC LIMIT 1`);
    expect(noted).toMatchObject({ change: { kind: 'condition', id: 1, isListed: true } });
    expect((await inboxOf(editor)).slice(-2)).toEqual(['contribution_removal_approved', 'contribution_removed']);

    const back = await desk.post(editor, '/conditions/1/send-for-review', { editSummary: 'It is about something' });
    expect(back).toMatchObject({ status: 200, state: 'pending' });
    await desk.approve(reviewer, back.id);
    expect((await desk.step(colleague, back.id, 'publish')).state).toBe('published');
    expect((await get('/api/conditions/1')).status).toBe(200);
    expect((await get('/api/conditions/1/revisions')).body).toMatchObject([
      { editSummary: 'It is about something' },
      expect.anything(),
    ]);
  });

  it('goes at once in an emergency, by an administrator, and all editors are told why', async () => {
    expect((await takeDown(editor, 'conditions/2', { isEmergency: true })).status).toBe(403);
    expect((await get('/api/conditions/2')).status).toBe(200);
    const gone = await takeDown(admin, 'conditions/2', { isEmergency: true, reason: 'It does harm' });
    expect(gone).toMatchObject({ status: 200, state: 'published' });
    expect((await get('/api/conditions/2')).status).toBe(404);
    const [event] = await world.rows(
      'SELECT action, reason FROM review_events WHERE contribution_id = $1 ORDER BY id DESC LIMIT 1',
      [gone.id],
    );
    expect(event).toEqual({ action: 'publish_in_emergency', reason: 'It does harm' });
    expect((await inboxOf(colleague)).at(-1)).toBe('contribution_removed_emergency');
    const [row] = await world.rows('SELECT emergency_reason FROM conditions WHERE id = 2');
    expect(row).toEqual({ emergency_reason: 'It does harm' });
  });

  it('is not proposed twice, not without a reason, not where there is none, and not by those who only review', async () => {
    const { id } = await takeDown(editor, 'conditions/3');
    expect(await takeDown(colleague, 'conditions/3')).toMatchObject({
      status: 409,
      error: 'Taking this page down is proposed already',
    });
    expect((await takeDown(editor, 'conditions/4', { reason: ' ' })).error).toBe('reason: is required');
    expect((await takeDown(editor, 'conditions/2')).status).toBe(409);
    expect((await takeDown(reviewer, 'conditions/4')).status).toBe(403);
    const answer = { texts: { name: 'Another' } };
    await desk.step(reviewer, id, 'take');
    await desk.step(reviewer, id, 'request_changes', { reason: 'Why?' });
    expect((await world.call('POST', `/api/contributions/${id}/answer`, editor, answer)).status).toBe(400);
  });
});

describe('a translation', () => {
  it('goes alone: the page stays, with the text of the source, and who translated it is not forgotten', async () => {
    const before = await translationOf(5);
    await world.rows('UPDATE condition_translations SET translated_by_id = $2 WHERE id = $1', [before.id, reviewer.id]);
    const sent = await takeDown(editor, `condition-translations/${before.id}`);
    await approve(sent.id);
    expect((await desk.step(colleague, sent.id, 'publish')).state).toBe('published');
    expect(await translationOf(5)).toMatchObject({ _status: 'draft', status: 'draft', translated_by_id: reviewer.id });
    expect((await get('/api/conditions/5')).status).toBe(200);
    const [noted] = await world.rows(`SELECT what AS change FROM publisher.change ORDER BY id DESC LIMIT 1`);
    expect(noted).toMatchObject({ change: { kind: 'condition-translation', id: 5, isListed: true } });
    const back = await desk.post(editor, `/condition-translations/${before.id}/send-for-review`, {
      editSummary: 'De vuelta',
    });
    await desk.approve(reviewer, back.id);
    expect((await desk.step(colleague, back.id, 'publish')).state).toBe('published');
    expect((await translationOf(5))._status).toBe('published');
  });

  it('of a category goes as well', async () => {
    const find = async () =>
      (await world.rows<{ id: number; _status: string }>('SELECT * FROM category_translations ORDER BY id LIMIT 1'))[0];
    const before = await find();
    const gone = await takeDown(admin, `category-translations/${before?.id}`, { isEmergency: true });
    expect(gone.state).toBe('published');
    expect(await find()).toMatchObject({ _status: 'draft' });
  });
});

describe('an old version', () => {
  it('is restored as a draft, which goes through review like any other', async () => {
    const [version] = await world.rows<{ id: number; summary: string }>(
      'SELECT max(id) AS id, max(version_summary) AS summary FROM _conditions_v WHERE parent_id = 8',
    );
    const sent = await desk.send(editor, 'conditions/8', { summary: 'A change for the worse.', aliases: ['Worse'] });
    await desk.approve(reviewer, sent.id);
    await desk.step(colleague, sent.id, 'publish');
    expect((await desk.post(reviewer, `/conditions/versions/${version?.id}`)).status).toBe(403);
    expect((await desk.post(editor, '/conditions/versions/999999')).status).toBe(404);
    const restored = await world.desk('POST', `/conditions/versions/${version?.id}?draft=false`, editor);
    expect(await restored.json()).toEqual({ message: expect.stringContaining('a draft now') });
    const summary = async () =>
      (await world.rows<{ summary: string }>('SELECT summary FROM conditions WHERE id = 8'))[0]?.summary;
    expect(await summary()).toBe('A change for the worse.');
    const back = await desk.post(editor, '/conditions/8/send-for-review', { editSummary: 'It was better' });
    await desk.approve(reviewer, back.id);
    await desk.step(colleague, back.id, 'publish');
    expect(await summary()).toBe(version?.summary);
  });
});

describe('protection', () => {
  const protect = (who: Member, isProtected: boolean) =>
    desk.post(who, '/conditions/6/protection', { reason: 'Many wrong edits', isProtected });

  it('is switched by an administrator, holds at once, and stands in the history with who and why', async () => {
    const reader = await world.member('wishing', 'user');
    await world.desk('PATCH', '/conditions/6?draft=true', editor, { summary: 'Unseen.', _status: 'draft' });
    const [before] = await world.rows<Record<string, unknown>>('SELECT * FROM conditions WHERE id = 6');
    expect((await protect(editor, true)).status).toBe(403);
    expect((await protect(admin, true)).status).toBe(200);
    expect((await protect(admin, true)).status).toBe(409);
    const { body } = await get('/api/conditions/6/texts');
    expect(body).toMatchObject({ isProtected: true });
    const { revision } = body as { revision: number };
    const edit = { texts: { summary: 'Mine.' }, baseRevision: revision, editSummary: 'Why' };
    expect((await world.call('POST', '/api/conditions/6/suggestions', reader, edit)).status).toBe(403);
    const [after] = await world.rows<Record<string, unknown>>('SELECT * FROM conditions WHERE id = 6');
    for (const field of ['summary', 'revision', 'last_updated', 'contributors', 'published_digest', '_status'])
      expect([field, after?.[field]]).toEqual([field, before?.[field]]);
    expect((await get('/api/conditions/6/revisions')).body).toMatchObject([
      { id: revision, userName: 'removing-admin', editSummary: 'Many wrong edits', isMinorEdit: true, sizeDiff: 0 },
      expect.anything(),
    ]);
    expect((await protect(admin, false)).status).toBe(200);
    expect((await get('/api/conditions/6/texts')).body).toMatchObject({ isProtected: false });
  });

  it('cannot be typed into a draft', async () => {
    await world.desk('PATCH', '/conditions/7?draft=true', admin, { isProtected: true, _status: 'draft' });
    const sent = await desk.send(editor, 'conditions/7', { summary: 'Clearer.' });
    await desk.approve(reviewer, sent.id);
    await desk.step(colleague, sent.id, 'publish');
    expect((await get('/api/conditions/7/texts')).body).toMatchObject({ isProtected: false });
  });
});
