import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { describe, expect, it } from 'vitest';
import { NEW_CONDITION, openReviewServer, SENDER } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer, colleague, editor, admin } = server.people;
const { step, fetchTexts, suggest, approve, approved, publish, submit, stateOf, eventsOf, inboxOf, counts, row } =
  server;
const resolve = (who: typeof author, id: number, body: object) =>
  server.call('POST', `/api/contributions/${id}/resolve`, who, body);

describe('an edit', () => {
  it('changes only the proposed fields, and leaves out a draft of the CMS', async () => {
    const before = await fetchTexts(3);
    const whole = await row<object>(
      'SELECT name, summary, overview, sources, aliases, category_id FROM conditions WHERE id = 3',
    );
    await server.atDesk.save(editor, 'conditions/3', { overview: 'Left in a draft.' });
    const { id } = await approved(author, 3, { summary: 'Said more clearly.', symptoms: before.texts.symptoms });
    expect(await row('SELECT content FROM contributions WHERE id = $1', [id])).toEqual({
      content: { summary: 'Said more clearly.' },
    });
    await publish(id);
    expect(await row('SELECT * FROM conditions WHERE id = 3')).toMatchObject({
      ...whole,
      summary: 'Said more clearly.',
      edit_summary: 'Clearer words',
      last_edited_by_id: author.id,
      revision: '2',
      contributors: '2',
      size_diff: String('Said more clearly.'.length - before.texts.summary.length),
    });
  });

  it('is minor only when its reviewer says so, not when its author does', async () => {
    const published = async (id: number) => {
      await publish(id);
      return row<{ revision: string; is_minor_edit: boolean }>('SELECT * FROM conditions WHERE id = 6');
    };
    const { revision } = await row<{ revision: string }>('SELECT revision FROM conditions WHERE id = 6');
    const hinted = await approved(author, 6, { summary: 'Another meaning, called minor.' }, { isMinorEdit: true });
    expect(await published(hinted.id)).toMatchObject({ revision: String(Number(revision) + 1), is_minor_edit: false });
    const { id } = await suggest(author, 6, { summary: 'Another meaning, called minor!' });
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'approve', { isMinorEdit: true });
    expect(await published(id)).toMatchObject({ revision: String(Number(revision) + 1), is_minor_edit: true });
    expect(
      await row(`SELECT detail FROM review_events WHERE contribution_id = $1 AND action = 'approve'`, [id]),
    ).toEqual({
      detail: { isMinorEdit: true },
    });
  });

  it('is published after an edit of the same version that changes other fields', async () => {
    const { revision } = await fetchTexts(4);
    const one = await approved(author, 4, { summary: 'First of two.' });
    const other = await approved(colleague, 4, { symptoms: ['Second of two'] }, { baseRevision: revision });
    for (const { id } of [one, other]) await publish(id);
    expect((await fetchTexts(4)).texts).toMatchObject({ summary: 'First of two.', symptoms: ['Second of two'] });
  });

  it('is refused after its field changed, until a reviewer joins the texts and another approves', async () => {
    const one = await approved(author, 5, { summary: 'One says this.', tags: ['one'] });
    const other = await approved(author, 5, { summary: 'Another says that.', symptoms: ['More'] });
    await publish(one.id);
    const before = await counts();
    expect(await step(editor, other.id, 'publish')).toMatchObject({
      status: 409,
      text: expect.stringContaining('Changed on the page meanwhile: summary.'),
    });
    expect((await step(admin, other.id, 'publish_in_emergency', { reason: 'Now' })).status).toBe(409);
    expect(await counts()).toEqual(before);
    expect(await stateOf(other.id)).toBe('approved');

    const joined = { texts: { summary: 'Both say this and that.' }, reason: 'Joined' };
    expect((await resolve(author, other.id, joined)).status).toBe(403);
    expect((await resolve(colleague, other.id, joined)).body).toMatchObject({ status: 'pending' });
    expect((await step(editor, other.id, 'publish')).status).toBe(409);
    await step(colleague, other.id, 'take');
    expect(await step(colleague, other.id, 'approve')).toMatchObject({
      status: 403,
      text: 'You cannot review your own work',
    });
    await step(colleague, other.id, 'release');
    await approve(other.id);
    await publish(other.id);
    expect((await fetchTexts(5)).texts).toMatchObject({
      summary: 'Both say this and that.',
      symptoms: ['More'],
      tags: ['one'],
    });
    const event = await row(`SELECT detail FROM review_events WHERE contribution_id = $1 AND action = 'resolve'`, [
      other.id,
    ]);
    expect(event).toMatchObject({ detail: { content: { summary: 'Another says that.' } } });
  });

  it('is refused on a protected page without a trusted account', async () => {
    await server.rows('UPDATE conditions SET is_protected = true WHERE id = 6');
    const body = { texts: { summary: 'New.' }, baseRevision: (await fetchTexts(6)).revision, editSummary: 'Why' };
    for (const [who, sender] of [
      [author, {}],
      [null, SENDER],
    ] as const)
      expect(await server.call('POST', '/api/conditions/6/suggestions', who, { ...body, ...sender })).toMatchObject({
        status: 403,
        text: 'This page is protected: it takes proposals from trusted contributors only',
      });
    for (const role of ['contributor', 'translator', 'moderator'] as const)
      await suggest(await server.member(`trusted-${role}`, role), 6, { summary: `By a ${role}.` });
  });

  it('is published as a translation with its author, reviewer and source revision', async () => {
    const source = await row<{ revision: string }>('SELECT revision FROM conditions WHERE id = 7');
    const { id } = await approved(author, 7, { summary: 'Un resumen mejor.' }, { language: 'es' });
    await publish(id);
    const translation = await row('SELECT * FROM condition_translations WHERE condition_id = 7 AND language_id = $1', [
      await server.languageId('es'),
    ]);
    expect(translation).toMatchObject({
      summary: 'Un resumen mejor.',
      status: 'published',
      _status: 'published',
      translated_by_id: author.id,
      reviewed_by_id: reviewer.id,
      source_revision: source.revision,
    });
    expect((await fetchTexts(7)).texts.summary).not.toBe('Un resumen mejor.');
    for (const [lang, language] of [
      ['es', 'es'],
      ['xx', 'en'],
      ['', 'en'],
    ])
      expect(await fetchTexts(7, lang)).toMatchObject({ language });
  });
});

describe('an emergency publication', () => {
  it('by an administrator needs no approval, notifies editors and appears in the history', async () => {
    const { id } = await suggest(author, 11, { summary: 'Urgently corrected.' });
    expect(await step(editor, id, 'publish_in_emergency', { reason: 'A dose was wrong' })).toMatchObject({
      status: 403,
    });
    expect(await step(admin, id, 'publish_in_emergency')).toMatchObject({ status: 400 });
    expect((await step(admin, id, 'publish_in_emergency', { reason: 'A dose was wrong' })).status).toBe(200);
    expect(await row('SELECT * FROM _conditions_v WHERE parent_id = 11 ORDER BY id DESC LIMIT 1')).toMatchObject({
      version_emergency_reason: 'A dose was wrong',
      version_last_edited_by_id: author.id,
    });
    expect((await eventsOf(id)).at(-1)).toBe('publish_in_emergency pending published admin');
    const { name } = await row<{ name: string }>('SELECT name FROM conditions WHERE id = 11');
    expect(await inboxOf(editor)).toContain(`contribution_emergency ${name} A dose was wrong`);
    await publish((await approved(author, 11, { summary: 'Calmly corrected.' })).id);
    expect(await row('SELECT emergency_reason FROM conditions WHERE id = 11')).toEqual({ emergency_reason: null });
  });
});

describe('a scheduled edit', () => {
  const due = (id: number) =>
    server.rows(`UPDATE contributions SET scheduled_for = now() - interval '1 second' WHERE id = $1`, [id]);
  const publishWhatIsDue = () => publishDue({ database: server.pool, payload: server.payload });
  const at = () => new Date(Date.now() + 60_000).toISOString();

  it('is published once, not before its date, in the name of the editor who set it', async () => {
    const { id } = await approved(author, 12, { summary: 'On its day.' });
    expect((await step(editor, id, 'schedule', { at: at() })).body).toMatchObject({ status: 'approved' });
    expect(await publishWhatIsDue()).toBe(0);
    await due(id);
    const done = await Promise.all([publishWhatIsDue(), publishWhatIsDue()]);
    expect(done.sort()).toEqual([0, 1]);
    expect(await publishWhatIsDue()).toBe(0);
    expect((await fetchTexts(12)).texts.summary).toBe('On its day.');
    expect((await eventsOf(id)).slice(-2)).toEqual([
      'schedule approved approved editor',
      'publish approved published editor',
    ]);
  });

  it('loses its date when it is unscheduled or a conflict stops it, and notifies the editor', async () => {
    const first = await approved(author, 13, { summary: 'Taken off.' });
    expect((await step(editor, first.id, 'unschedule')).status).toBe(409);
    await step(editor, first.id, 'schedule', { at: at() });
    expect((await step(admin, first.id, 'unschedule')).status).toBe(200);
    const other = await approved(author, 13, { summary: 'In its way.' });
    await step(editor, first.id, 'schedule', { at: at() });
    await publish(other.id);
    await due(first.id);
    expect(await publishWhatIsDue()).toBe(0);
    expect(
      await row('SELECT status, scheduled_for, scheduled_by_id FROM contributions WHERE id = $1', [first.id]),
    ).toEqual({ status: 'approved', scheduled_for: null, scheduled_by_id: null });
    expect((await eventsOf(first.id)).at(-1)).toBe('unschedule approved approved');
    expect((await inboxOf(editor)).at(-1)).toMatch(/^contribution_not_published .*summary/);
    expect((await fetchTexts(13)).texts.summary).toBe('In its way.');
  });

  it('is not published when its editor has lost the role', async () => {
    const former = await server.member('former', 'editor');
    const { id } = await approved(author, 14, { summary: 'By a former editor.' });
    await step(former, id, 'schedule', { at: at() });
    await server.rows(`UPDATE users SET role = 'user' WHERE id = $1`, [former.id]);
    await due(id);
    expect(await publishWhatIsDue()).toBe(0);
    expect(await stateOf(id)).toBe('approved');
  });
});

it('refuses missing reasons, impossible times, empty changes and invalid input with a message', async () => {
  const { id } = await submit(author, { name: 'Bad Input' });
  await step(reviewer, id, 'take');
  expect(await step(reviewer, id, 'reject', { reason: '  ' })).toMatchObject({
    status: 400,
    text: 'reason: is required',
  });
  await step(reviewer, id, 'approve');
  for (const at of [undefined, '2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'tomorrow'])
    expect([at, (await step(editor, id, 'schedule', { at })).status]).toEqual([at, 400]);
  const { revision, texts } = await fetchTexts(8);
  const { revision: ofAnother } = await fetchTexts(9);
  const edit = { texts: { summary: 'X' }, baseRevision: revision, editSummary: 'Why' };
  const tried: [object, string][] = [
    [{ texts: {} }, 'texts: must change something'],
    [{ texts: { summary: texts.summary } }, 'texts: must change something'],
    [
      { texts: { summary: 'nul \u0000' } },
      'texts.summary: holds a character that cannot be kept after “nul”: remove U+0000',
    ],
    [
      { texts: { symptoms: ['half \ud800'] } },
      'texts.symptoms.0: holds a character that cannot be kept after “half”: remove U+D800',
    ],
    [{ texts: { symptoms: [] } }, 'texts.symptoms: needs at least one entry'],
    [{ baseRevision: 1_999_999_999 }, 'baseRevision: is not a version of this page'],
    [{ baseRevision: ofAnother }, 'baseRevision: is not a version of this page'],
    [{ editSummary: ' ' }, 'editSummary: is required'],
    [{ language: 'xx' }, 'language: is not an active language'],
  ];
  for (const [change, text] of tried)
    expect(await server.call('POST', '/api/conditions/8/suggestions', author, { ...edit, ...change })).toMatchObject({
      status: 400,
      text,
    });
  expect((await server.call('POST', '/api/conditions/99999/suggestions', author, edit)).status).toBe(404);
  expect((await step(reviewer, 99_999, 'take')).status).toBe(404);
  const nowhere = { ...NEW_CONDITION, categoryId: 9999 };
  expect((await server.call('POST', '/api/conditions', author, nowhere)).status).toBe(400);
});
