import type { SignOff } from '@common-ground/api/contracts/sign-offs/signOffs.ts';
import { getMedicalReview } from '@common-ground/api/features/sign-offs/getMedicalReview.ts';
import {
  NO_CREDENTIAL,
  NOT_YOUR_SIGN_OFF,
  OWN_TEXT,
  SIGNED_MEANWHILE,
  TEXT_CHANGED,
  WITHDRAWN_ALREADY,
} from '@common-ground/api/features/sign-offs/words.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenPeople, type People, reviewSteps } from '../contributions/support/reviewSteps.ts';
import { type Member, type ReviewWorld, reviewWorld } from '../contributions/support/reviewWorld.ts';

let world: ReviewWorld;
let people: People;
let steps: ReturnType<typeof reviewSteps>;
/** Each test has a page of its own. */
let page = 0;

beforeAll(async () => {
  world = await reviewWorld();
  people = await givenPeople(world);
  steps = reviewSteps(world, people);
  // A refusal is what many of the calls are for.
  world.payload.logger.level = 'silent';
  const { reviewer, colleague, admin, author } = people;
  await world.rows(`UPDATE users SET credential = 'MD, Neurology' WHERE id = ANY($1)`, [
    [reviewer.id, colleague.id, admin.id, author.id],
  ]);
});
beforeEach(() => {
  page += 1;
});

type Answer = { status: number; id: number; error: string | undefined };

async function post(who: Member, path: string, body: object): Promise<Answer> {
  const response = await world.desk('POST', path, who, body);
  const answer = await response.json();
  return { status: response.status, id: answer.id, error: answer.errors?.[0]?.message };
}

const reviewAt = async (who: Member, id = page) => {
  const review = await getMedicalReview({ conditionId: id, actor: { id: who.id, role: '' } }, world.pool);
  if (!review) throw new Error(`Readers have no condition ${id}`);
  return review;
};

/** As the panel does it: with what it showed. */
async function sign(who: Member, changes: object = {}): Promise<Answer> {
  const { version, seen } = await reviewAt(who);
  return post(who, `/conditions/${page}/sign-off`, { version, seen, ...changes });
}

const withdraw = (who: Member, id: number, reason = 'Signed by mistake.') =>
  post(who, `/sign-offs/${id}/withdraw`, { reason });
const stateOf = async () => (await reviewAt(people.reviewer)).state;
const listed = async () => (await world.call('GET', `/api/conditions/${page}/sign-offs`)).body as SignOff[];
const noted = async () =>
  (await world.rows<{ change: object }>(`SELECT what AS change FROM publisher.change ORDER BY id`)).map(
    ({ change }) => change,
  );

async function publishEdit(texts: object, changes: object = {}): Promise<void> {
  const { id } = await steps.approved(people.author, page, texts, changes);
  expect((await steps.step(people.editor, id, 'publish')).status).toBe(200);
}

describe('a sign-off', () => {
  it('is of the published text, with name and credential as they stand, and has its page rendered', async () => {
    await world.rows('DELETE FROM publisher.change');
    expect(await stateOf()).toBe('never');
    const { status, id } = await sign(people.reviewer, { months: 6, note: 'Against the guideline of 2024.' });
    expect(status).toBe(200);
    await world.rows(`UPDATE users SET credential = 'Professor', display_name = 'Other' WHERE id = $1`, [
      people.reviewer.id,
    ]);
    const [signOff] = await listed();
    expect(signOff).toMatchObject({
      ...{ id, conditionId: page, name: 'reviewer', credential: 'MD, Neurology' },
      ...{ isOfThisText: true, withdrawnAt: null },
    });
    const months =
      (new Date(signOff?.nextReviewAt ?? 0).getTime() - new Date(signOff?.signedAt ?? 0).getTime()) / 2.63e9;
    expect(Math.round(months)).toBe(6);
    expect(await stateOf()).toBe('valid');
    expect(await noted()).toEqual([{ kind: 'sign-off', id: page }]);
    await world.rows(`UPDATE users SET credential = 'MD, Neurology', display_name = 'reviewer' WHERE id = $1`, [
      people.reviewer.id,
    ]);
  });

  it('lapses when the text changes, minor or not, says since when, and counts again for the text that was signed', async () => {
    const { texts } = await steps.textsOf(page);
    await sign(people.reviewer);
    const began = Date.now();
    await publishEdit({ summary: 'Other words than were signed.' }, { isMinorEdit: true });
    const review = await reviewAt(people.reviewer);
    expect(review.state).toBe('lapsed');
    const changedAt = review.signOff?.changedAt?.getTime();
    expect(changedAt).toBeGreaterThanOrEqual(began);
    expect(changedAt).toBeLessThanOrEqual(Date.now());
    expect((await listed())[0]).toMatchObject({ isOfThisText: false });
    await publishEdit({ summary: texts.summary });
    expect(await stateOf()).toBe('valid');
  });

  it('holds when the same text is unpublished and published again, or moved to another category', async () => {
    await sign(people.reviewer);
    const { payload } = world;
    const update = (data: object) => payload.update({ collection: 'conditions', id: page, data, ...asSeeder });
    await update({ _status: 'draft' });
    expect((await world.call('GET', `/api/conditions/${page}/sign-offs`)).status).toBe(404);
    const { category } = await update({ _status: 'published' });
    expect(await stateOf()).toBe('valid');
    await update({ category: category === 1 ? 2 : 1, _status: 'published' });
    expect(await stateOf()).toBe('valid');
    await update({ summary: 'Another one now.', _status: 'published' });
    expect(await stateOf()).toBe('lapsed');
  });

  it('is overdue when its date has passed, and can be given again by the same person', async () => {
    await sign(people.reviewer, { months: 1 });
    await world.rows('ALTER TABLE sign_offs DISABLE TRIGGER keep_sign_off');
    await world.rows(
      `UPDATE sign_offs SET signed_at = now() - interval '2 months', next_review_at = now() - interval '1 day' WHERE condition_id = $1`,
      [page],
    );
    await world.rows('ALTER TABLE sign_offs ENABLE TRIGGER keep_sign_off');
    expect(await stateOf()).toBe('overdue');
    expect((await sign(people.reviewer)).status).toBe(200);
    expect(await stateOf()).toBe('valid');
    expect(await listed()).toHaveLength(2);
  });
});

describe('nobody signs', () => {
  it('without a credential on record, whatever their role', async () => {
    expect(await sign(people.editor)).toEqual({ status: 403, id: undefined, error: NO_CREDENTIAL });
    expect((await reviewAt(people.editor)).refusal).toBe(NO_CREDENTIAL);
    expect(await listed()).toEqual([]);
  });

  it('without the role, whatever their credential', async () => {
    const helper = await world.member('helper', 'moderator');
    await world.rows(`UPDATE users SET credential = 'MD' WHERE id = $1`, [helper.id]);
    expect((await sign(helper)).status).toBe(403);
    const demoted = await world.member('demoted', 'reviewer');
    await world.rows(`UPDATE users SET credential = 'MD', role = 'moderator' WHERE id = $1`, [demoted.id]);
    expect((await sign(demoted)).status).toBe(403);
  });

  it('text that they wrote, also when somebody else published the same text since', async () => {
    const { admin, reviewer } = people;
    const own = await steps.approved(admin, page, { summary: 'Written by the one who would sign it.' });
    expect((await steps.step(people.editor, own.id, 'publish')).status).toBe(200);
    expect(await sign(admin)).toMatchObject({ status: 403, error: OWN_TEXT });
    await world.payload.update({
      collection: 'conditions',
      id: page,
      data: { contributors: 9, lastEditedBy: reviewer.id, _status: 'published' },
      ...asSeeder,
    });
    expect(await sign(admin)).toMatchObject({ status: 403, error: OWN_TEXT });
    expect((await sign(people.colleague)).status).toBe(200);
  });

  it('text that was sent in under their address without signing in', async () => {
    const sender = { contributorName: 'Somebody', contributorEmail: 'Colleague@review.example' };
    const { id } = await steps.approved(null, page, { summary: 'Sent in without signing in.' }, sender);
    expect((await steps.step(people.editor, id, 'publish')).status).toBe(200);
    expect(await sign(people.colleague)).toMatchObject({ status: 403, error: OWN_TEXT });
  });

  it('a text that changed since they opened it, nor one that somebody else signed meanwhile', async () => {
    const { version, seen } = await reviewAt(people.colleague);
    await publishEdit({ summary: 'Changed while it was being read.' });
    const late = await post(people.colleague, `/conditions/${page}/sign-off`, { version, seen });
    expect(late).toMatchObject({ status: 409, error: TEXT_CHANGED });
    const shown = await reviewAt(people.colleague);
    const body = { version: shown.version, seen: shown.seen };
    const answers = await Promise.all(
      [people.reviewer, people.colleague, people.reviewer].map((who) =>
        post(who, `/conditions/${page}/sign-off`, body),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe(SIGNED_MEANWHILE);
    expect(await listed()).toHaveLength(1);
  });

  it('a text that readers do not have', async () => {
    const { version, seen } = await reviewAt(people.reviewer);
    const update = (data: object) => world.payload.update({ collection: 'conditions', id: page, data, ...asSeeder });
    await update({ _status: 'draft' });
    expect(await post(people.reviewer, `/conditions/${page}/sign-off`, { version, seen })).toMatchObject({
      status: 404,
    });
    expect(await post(people.reviewer, '/conditions/99999/sign-off', { version, seen })).toMatchObject({ status: 404 });
    await update({ _status: 'published' });
  });

  it.each([
    ['no version', { version: undefined }],
    ['no word of what was shown', { seen: undefined }],
    ['no month', { months: 0 }],
    ['too many months', { months: 37 }],
    ['half a month', { months: 1.5 }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
  ])('with %s', async (_, changes) => {
    expect((await sign(people.reviewer, changes)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});

describe('a sign-off is taken back', () => {
  it('by its signer, with a reason, by a further row; the one before it counts again', async () => {
    const { id: first } = await sign(people.colleague);
    const { id } = await sign(people.reviewer);
    await world.rows('DELETE FROM publisher.change');
    expect((await withdraw(people.reviewer, id, ' ')).status).toBe(400);
    expect((await withdraw(people.reviewer, id)).status).toBe(200);
    expect(await noted()).toEqual([{ kind: 'sign-off', id: page }]);
    expect((await reviewAt(people.reviewer)).signOff?.id).toBe(first);
    await withdraw(people.colleague, first, 'The guideline is out of date.');
    expect(await reviewAt(people.reviewer)).toMatchObject({
      ...{ state: 'never', signOff: null },
      withdrawal: { name: 'colleague', reason: 'The guideline is out of date.' },
    });
    expect((await listed()).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true]);
  });

  it('by an administrator, not by anybody else, and once, also when two do it at the same moment', async () => {
    const { id } = await sign(people.reviewer);
    expect(await withdraw(people.colleague, id)).toMatchObject({ status: 403, error: NOT_YOUR_SIGN_OFF });
    expect(await withdraw(people.editor, id)).toMatchObject({ status: 403, error: NOT_YOUR_SIGN_OFF });
    const answers = await Promise.all([people.admin, people.reviewer].map((who) => withdraw(who, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe(WITHDRAWN_ALREADY);
    const [row] = await world.rows<{ id: number }>('SELECT id FROM sign_offs WHERE withdraws_id = $1', [id]);
    expect((await withdraw(people.admin, row?.id ?? 0)).status).toBe(404);
  });
});

describe('what was signed stays', () => {
  it('whoever writes to the database', async () => {
    const { id } = await sign(people.reviewer);
    for (const statement of [
      'DELETE FROM sign_offs WHERE id = $1',
      `UPDATE sign_offs SET credential = 'Other' WHERE id = $1`,
      `UPDATE sign_offs SET signer_name = 'Other' WHERE id = $1`,
      'UPDATE sign_offs SET signer_name = NULL WHERE id = $1',
      `UPDATE sign_offs SET next_review_at = now() + interval '9 years' WHERE id = $1`,
      'UPDATE sign_offs SET condition_id = 36 WHERE id = $1',
    ])
      await expect(world.rows(statement, [id]), statement).rejects.toThrow('never changed or removed');
    for (const [method, path] of [
      ['DELETE', `/sign-offs/${id}`],
      ['PATCH', `/sign-offs/${id}`],
      ['POST', '/sign-offs'],
    ] as const) {
      const response = await world.desk(
        method,
        path,
        people.admin,
        method === 'DELETE' ? undefined : { credential: 'x' },
      );
      expect(response.status, `${method} ${path}`).toBe(403);
    }
    expect((await listed())[0]).toMatchObject({ credential: 'MD, Neurology', name: 'reviewer' });
  });

  it('without the name of somebody who deletes their account: credential and date remain, and the page follows', async () => {
    const leaving = await world.member('leaving', 'reviewer');
    await world.rows(`UPDATE users SET credential = 'RN' WHERE id = $1`, [leaving.id]);
    await sign(leaving);
    await world.rows('DELETE FROM publisher.change');
    await world.rows('DELETE FROM users WHERE id = $1', [leaving.id]);
    expect((await listed())[0]).toMatchObject({ name: null, credential: 'RN', isOfThisText: true });
    expect(await noted()).toContainEqual({ kind: 'sign-off', id: page });
    expect(await stateOf()).toBe('valid');
  });

  it('without its page, when that is deleted', async () => {
    const { id } = await sign(people.reviewer);
    await world.payload.delete({ collection: 'conditions', id: page, ...asSeeder });
    const rows = await world.rows(
      'SELECT condition_id, signer_name, title <> $2 AS named FROM sign_offs WHERE id = $1',
      [id, ''],
    );
    expect(rows).toEqual([{ condition_id: null, signer_name: 'reviewer', named: true }]);
  });
});

it('only administrators enter a credential', async () => {
  const { editor, admin, reviewer } = people;
  const patch = async (who: Member, id: number, credential: string) => {
    await world.desk('PATCH', `/users/${id}`, who, { credential });
    return (await world.rows<{ credential: string | null }>('SELECT credential FROM users WHERE id = $1', [id]))[0]
      ?.credential;
  };
  expect(await patch(editor, editor.id, 'MD')).toBeNull();
  expect(await patch(reviewer, reviewer.id, 'Professor')).toBe('MD, Neurology');
  expect(await patch(admin, editor.id, 'MD')).toBe('MD');
});
