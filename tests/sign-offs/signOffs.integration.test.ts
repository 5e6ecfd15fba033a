import {
  NO_CREDENTIAL,
  NOT_YOUR_SIGN_OFF,
  OWN_TEXT,
  SIGNED_MEANWHILE,
  TEXT_CHANGED,
  WITHDRAWN_ALREADY,
} from '@common-ground/api/features/sign-offs/refusals.ts';
import { withoutProtection } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from '../contributions/support/openReviewServer.ts';
import { signing } from './support/signing.ts';

const server = await openReviewServer();
const { post } = server.atDesk;
const credential = (who: Member, text: string) =>
  server.rows('UPDATE users SET credential = $2 WHERE id = $1', [who.id, text]);
const { reviewer, colleague, admin, author, editor } = server.people;
for (const who of [reviewer, colleague, admin, author]) await credential(who, 'MD, Neurology');

/** The condition page of the newest test: each test uses the next one. */
let page = 0;

beforeEach(() => {
  page += 1;
});

const { reviewAt, stateOf, sign, withdraw, listed, update, publishEdit } = signing(server, () => page);
const noted = async () =>
  (await server.rows<{ change: object }>(`SELECT what AS change FROM publisher.change ORDER BY id`)).map(
    ({ change }) => change,
  );

describe('a sign-off', () => {
  it('stores the published version with name and credential, and records a change', async () => {
    await server.rows('DELETE FROM publisher.change');
    expect(await stateOf()).toBe('never');
    const { status, id } = await sign(reviewer, { months: 6, note: 'Against the guideline of 2024.' });
    expect(status).toBe(200);
    const rename = (...values: string[]) =>
      server.rows('UPDATE users SET credential = $2, display_name = $3 WHERE id = $1', [reviewer.id, ...values]);
    await rename('Professor', 'Other');
    const [signOff] = await listed();
    expect(signOff).toMatchObject({
      id,
      conditionId: page,
      name: 'reviewer',
      credential: 'MD, Neurology',
      isOfThisText: true,
      withdrawnAt: null,
    });
    const months =
      (new Date(signOff?.nextReviewAt ?? 0).getTime() - new Date(signOff?.signedAt ?? 0).getTime()) / 2.63e9;
    expect(Math.round(months)).toBe(6);
    expect(await stateOf()).toBe('valid');
    expect(await noted()).toEqual([{ kind: 'sign-off', id: page }]);
    await rename('MD, Neurology', 'reviewer');
  });

  it('lapses with a minor change of text, says since when, and is valid again for the old text', async () => {
    const { texts } = await server.fetchTexts(page);
    await sign(reviewer);
    const began = Date.now();
    await publishEdit({ summary: 'Other words than were signed.' }, { isMinorEdit: true });
    const review = await reviewAt(reviewer);
    expect(review.state).toBe('lapsed');
    const changedAt = Date.parse(review.signOff?.changedAt ?? '');
    expect(changedAt).toBeGreaterThanOrEqual(began);
    expect(changedAt).toBeLessThanOrEqual(Date.now());
    expect((await listed())[0]).toMatchObject({ isOfThisText: false });
    await publishEdit({ summary: texts.summary });
    expect(await stateOf()).toBe('valid');
  });

  it('stays valid when the text is unpublished and published again, or changes its category', async () => {
    await sign(reviewer);
    await update({ _status: 'draft' });
    expect((await server.call('GET', `/api/conditions/${page}/sign-offs`)).status).toBe(404);
    const { category } = await update({ _status: 'published' });
    expect(await stateOf()).toBe('valid');
    await update({ category: category === 1 ? 2 : 1, _status: 'published' });
    expect(await stateOf()).toBe('valid');
    await update({ summary: 'Another one now.', _status: 'published' });
    expect(await stateOf()).toBe('lapsed');
  });

  it('is overdue after its date, and can be repeated by the same reviewer', async () => {
    await sign(reviewer, { months: 1 });
    await server.rows('ALTER TABLE sign_offs DISABLE TRIGGER keep_sign_off');
    await server.rows(
      `UPDATE sign_offs SET signed_at = now() - interval '2 months', next_review_at = now() - interval '1 day' WHERE condition_id = $1`,
      [page],
    );
    await server.rows('ALTER TABLE sign_offs ENABLE TRIGGER keep_sign_off');
    expect(await stateOf()).toBe('overdue');
    expect((await sign(reviewer)).status).toBe(200);
    expect(await stateOf()).toBe('valid');
    expect(await listed()).toHaveLength(2);
  });
});

describe('the rules for a sign-off', () => {
  it('refuse a user without a credential on record', async () => {
    expect(await sign(editor)).toEqual({ status: 403, id: undefined, error: NO_CREDENTIAL });
    expect((await reviewAt(editor)).refusal).toBe(NO_CREDENTIAL);
    expect(await listed()).toEqual([]);
  });

  it("refuse a signer's own text, also after another user published the same text", async () => {
    const own = await server.approved(admin, page, { summary: 'Written by the one who would sign it.' });
    await server.publish(own.id);
    expect(await sign(admin)).toMatchObject({ status: 403, error: OWN_TEXT });
    await update({ contributors: 9, lastEditedBy: reviewer.id, _status: 'published' });
    expect(await sign(admin)).toMatchObject({ status: 403, error: OWN_TEXT });
    expect((await sign(colleague)).status).toBe(200);
  });

  it("refuse a text that was sent with the signer's address", async () => {
    const sender = { contributorName: 'Somebody', contributorEmail: 'Colleague@review.example' };
    await server.publish((await server.approved(null, page, { summary: 'Sent in without signing in.' }, sender)).id);
    expect(await sign(colleague)).toMatchObject({ status: 403, error: OWN_TEXT });
  });

  it('refuse a text that another user sent from a draft of the signer', async () => {
    const { save, send } = server.atDesk;
    await save(admin, `conditions/${page}`, { summary: 'Drafted by the one who would sign it.' });
    const { id } = await send(editor, `conditions/${page}`);
    await server.approve(id);
    await server.publish(id);
    expect(await sign(admin)).toMatchObject({ status: 403, error: OWN_TEXT });
    expect((await sign(colleague)).status).toBe(200);
  });

  it('allow a text whose version has the id of a version that the signer translated', async () => {
    const { version } = await reviewAt(colleague);
    await server.rows(
      `INSERT INTO contributions (kind, condition_id, language_id, user_id, title, content, status, result_revision)
       VALUES ('translation', $1, (SELECT id FROM languages WHERE code = 'es'), $2, 'Title', '{}', 'published', $3)`,
      [page, colleague.id, version],
    );
    expect((await sign(colleague)).status).toBe(200);
  });

  it('refuse a text that changed or was signed since the reviewer opened it', async () => {
    const { version, seen } = await reviewAt(colleague);
    await publishEdit({ summary: 'Changed while it was being read.' });
    const late = await post(colleague, `/conditions/${page}/sign-off`, { version, seen });
    expect(late).toMatchObject({ status: 409, error: TEXT_CHANGED });
    const shown = await reviewAt(colleague);
    const body = { version: shown.version, seen: shown.seen };
    const answers = await Promise.all(
      [reviewer, colleague, reviewer].map((who) => post(who, `/conditions/${page}/sign-off`, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe(SIGNED_MEANWHILE);
    expect(await listed()).toHaveLength(1);
  });

  it('refuse a text that is not published', async () => {
    const { version, seen } = await reviewAt(reviewer);
    await update({ _status: 'draft' });
    expect(await post(reviewer, `/conditions/${page}/sign-off`, { version, seen })).toMatchObject({
      status: 404,
    });
    expect(await post(reviewer, '/conditions/99999/sign-off', { version, seen })).toMatchObject({ status: 404 });
    await update({ _status: 'published' });
  });

  it.each([
    ['no version', { version: undefined }],
    ['no `seen` value', { seen: undefined }],
    ['a term of 0 months', { months: 0 }],
    ['a term of 37 months', { months: 37 }],
    ['a term of 1.5 months', { months: 1.5 }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
  ])('refuse %s', async (_, changes) => {
    expect((await sign(reviewer, changes)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('needs a reason, and makes the previous sign-off count again', async () => {
    const { id: first } = await sign(colleague);
    const { id } = await sign(reviewer);
    await server.rows('DELETE FROM publisher.change');
    expect((await withdraw(reviewer, id, ' ')).status).toBe(400);
    expect((await withdraw(reviewer, id)).status).toBe(200);
    expect(await noted()).toEqual([{ kind: 'sign-off', id: page }]);
    expect((await reviewAt(reviewer)).signOff?.id).toBe(first);
    await withdraw(colleague, first, 'The guideline is out of date.');
    expect(await reviewAt(reviewer)).toMatchObject({
      state: 'never',
      signOff: null,
      withdrawal: { name: 'colleague', reason: 'The guideline is out of date.' },
    });
    expect((await listed()).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true]);
  });

  it('is open to the signer and administrators, and succeeds once when both send it', async () => {
    const { id } = await sign(reviewer);
    expect(await withdraw(colleague, id)).toMatchObject({ status: 403, error: NOT_YOUR_SIGN_OFF });
    expect(await withdraw(editor, id)).toMatchObject({ status: 403, error: NOT_YOUR_SIGN_OFF });
    const answers = await Promise.all([admin, reviewer].map((who) => withdraw(who, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe(WITHDRAWN_ALREADY);
    const row = await server.row<{ id: number }>('SELECT id FROM sign_offs WHERE withdraws_id = $1', [id]);
    expect((await withdraw(admin, row.id)).status).toBe(404);
  });
});

describe('a stored sign-off', () => {
  it('cannot be changed or deleted in the database', async () => {
    const { id } = await sign(reviewer);
    for (const statement of [
      'DELETE FROM sign_offs WHERE id = $1',
      `UPDATE sign_offs SET credential = 'Other' WHERE id = $1`,
      `UPDATE sign_offs SET signer_name = 'Other' WHERE id = $1`,
      'UPDATE sign_offs SET signer_name = NULL WHERE id = $1',
      `UPDATE sign_offs SET next_review_at = now() + interval '9 years' WHERE id = $1`,
      'UPDATE sign_offs SET condition_id = 36 WHERE id = $1',
    ])
      await expect(server.rows(statement, [id]), statement).rejects.toThrow('never changed or removed');
    expect((await listed())[0]).toMatchObject({ credential: 'MD, Neurology', name: 'reviewer' });
  });

  it("loses only the name when its signer's account is deleted, and records a change", async () => {
    const leaving = await server.member('leaving', 'reviewer');
    await credential(leaving, 'RN');
    await sign(leaving);
    await server.rows('DELETE FROM publisher.change');
    await server.rows('DELETE FROM users WHERE id = $1', [leaving.id]);
    expect((await listed())[0]).toMatchObject({ name: null, credential: 'RN', isOfThisText: true });
    expect(await noted()).toContainEqual({ kind: 'sign-off', id: page });
    expect(await stateOf()).toBe('valid');
  });

  it('stays when its page is deleted', async () => {
    const { id } = await sign(reviewer);
    await withoutProtection(server.pool, () =>
      server.payload.delete({ collection: 'conditions', id: page, ...asSeeder }),
    );
    expect(
      await server.row(`SELECT condition_id, signer_name, title <> '' AS named FROM sign_offs WHERE id = $1`, [id]),
    ).toEqual({ condition_id: null, signer_name: 'reviewer', named: true });
  });
});
