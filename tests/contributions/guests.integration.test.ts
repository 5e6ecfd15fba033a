import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { deliverMails } from '@common-ground/api/features/notifications/deliverMails.ts';
import { mailOffToken } from '@common-ground/api/features/notifications/mails/mailOffToken.ts';
import type { Mail } from '@common-ground/api/platform/mail/Mailer.ts';
import { mailer } from '@common-ground/cms/src/server/mail/mailer.ts';
import { beforeEach, expect, it } from 'vitest';
import { type Member, NEW_CONDITION, reviewWorld } from './support/reviewWorld.ts';

const world = await reviewWorld();
const { reviewer, colleague: second, editor } = world.people;

/** What waits to be mailed to guests. */
async function mailed(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { siteUrl, linkKey } = mailer;
  await deliverMails({
    database: world.pool,
    mailer: { siteUrl, linkKey, send: async (mail) => void sent.push(mail) },
  });
  return sent.filter(({ to }) => to.endsWith('@guests.example'));
}
beforeEach(async () => void (await mailed()));

const givenForm = async (address: string, texts: object = {}, path = '') =>
  (await world.submit(null, { ...texts, contributorName: 'Ada', contributorEmail: address }, path)).id;
const step = async (who: Member, id: number, name: string, body: object = {}) =>
  (await world.step(who, id, name, body)).status;
/** The calls behind the link of a mail. */
const receiptOf = (mail: Mail | undefined) => `/api/receipts/${new URL(mail?.link ?? '').hash.slice(1)}`;
const ask = <Body>(method: string, path: string, body?: object) => world.call<Body>(method, path, undefined, body);

/** With a mark that tells whether somebody has shown the address to be theirs. */
async function givenMember(name: string, isVerified: boolean): Promise<Member> {
  const member = await world.member(name, 'user');
  await world.rows('UPDATE users SET is_verified = $2 WHERE id = $1', [member.id, isVerified]);
  return member;
}

const listOf = async (who: Member) =>
  (await world.call<OwnContribution[]>('GET', `/api/users/${who.id}/contributions`, who)).body;

it('a guest is mailed a receipt, what is asked and what is decided, in no words that anybody typed', async () => {
  const id = await givenForm('ada@guests.example', { name: 'Typed by Ada' });
  const [receipt, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ subject: 'We have what you sent to Common Ground' });
  expect(receipt?.link).toMatch(/\/receipt#[\w-]{32,}$/);
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'Typed by a reviewer' });
  const asked = await mailed();
  expect(asked.map(({ to, subject, link }) => [to, subject, link])).toEqual([
    ['ada@guests.example', 'A question about what was sent to Common Ground', receipt?.link],
  ]);
  expect(JSON.stringify([receipt, asked])).not.toMatch(/Typed by/);
});

it('by the link of the mail they read where it stands, answer, and it is with the reviewer who asked', async () => {
  const id = await givenForm('bob@guests.example', {}, '?lang=ar');
  const [mail] = await mailed();
  expect(mail?.link).toContain('/ar/receipt#');
  expect(mail?.html).toContain('dir="rtl"');
  const path = receiptOf(mail);
  const read = await ask<OwnContribution>('GET', path);
  expect(read.body).toMatchObject({ id, status: 'pending', texts: { name: NEW_CONDITION.name } });
  expect((await ask('POST', `${path}/answer`, { reason: 'Nobody asked' })).status).toBe(409);
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'What is it called elsewhere?' });
  expect((await ask<OwnContribution>('GET', path)).body.events.at(-1)).toMatchObject({
    reason: 'What is it called elsewhere?',
  });
  expect((await ask('POST', `${path}/answer`, {})).status).toBe(400);
  const answer = { reason: 'Here it is.', texts: { summary: 'Also called LQTS.' } };
  expect((await ask('POST', `${path}/answer`, answer)).body).toMatchObject({ id, status: 'in_review' });
  expect(await world.row('SELECT reviewer_id FROM contributions WHERE id = $1', [id])).toEqual({
    reviewer_id: reviewer.id,
  });
  expect(await step(second, id, 'approve')).toBe(409);
  expect(await step(reviewer, id, 'approve')).toBe(200);
  expect((await ask('POST', `${path}/withdraw`)).body).toMatchObject({ status: 'withdrawn' });
});

it('a link that was not mailed opens nothing, nor one of what somebody with an account sent in', async () => {
  await givenForm('cyd@guests.example');
  const [mail] = await mailed();
  const path = receiptOf(mail);
  const token = path.split('/').pop() ?? '';
  for (const forged of [`${token.slice(0, -3)}AAA`, token.slice(0, 30), 'x'.repeat(40), `${token}A`])
    expect([forged, (await ask('GET', `/api/receipts/${forged}`)).status]).toEqual([forged, 404]);
  const response = await ask('GET', path);
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    ...['no-store', 'noindex, nofollow'],
  ]);
  await world.rows('UPDATE contributions SET contributor_email = NULL WHERE contributor_email = $1', [
    'cyd@guests.example',
  ]);
  expect((await ask('GET', path)).status).toBe(404);
});

it('a guest does not sign with the name of those who run the site', async () => {
  for (const contributorName of ['Demo editor', 'аdmin', 'Common Ground'])
    for (const [path, form] of [
      ['/api/conditions', NEW_CONDITION],
      ['/api/conditions/1/suggestions', { texts: { summary: 'Signed.' }, baseRevision: 1, editSummary: 'Signed' }],
    ] as const) {
      const body = { ...form, contributorName, contributorEmail: 'eve@guests.example' };
      const { status, text } = await world.call('POST', path, undefined, body);
      expect([status, text]).toEqual([400, 'contributorName: This name is reserved for those who run the site']);
    }
});

it('an address is not flooded by whoever gives it again and again', async () => {
  for (let times = 0; times < 12; times++) await givenForm('flo@guests.example');
  expect(await mailed()).toHaveLength(10);
});

it('a step that is refused mails nothing', async () => {
  const id = await givenForm('bea@guests.example');
  await mailed();
  expect(await step(reviewer, id, 'reject', { reason: 'Not taken yet.' })).toBe(409);
  expect(await mailed()).toEqual([]);
});

it('whoever has confirmed the address finds it, answers, and it reaches readers as somebody’s without an account', async () => {
  const id = await givenForm('guests-ada@review.example');
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'What is it called elsewhere?' });
  const ada = await givenMember('guests-ada', true);
  expect(await listOf(ada)).toMatchObject([{ id, status: 'changes_requested', texts: { name: NEW_CONDITION.name } }]);
  const answer = { reason: 'Here it is.', texts: { summary: 'Also called LQTS.' } };
  expect((await world.call('POST', `/api/contributions/${id}/answer`, ada, answer)).status).toBe(200);
  await step(reviewer, id, 'approve');
  expect(await step(editor, id, 'publish')).toBe(200);
  const page = await world.row<{ id: number }>(
    `SELECT c.id, c.summary, c.last_edited_by_id AS by FROM contributions k JOIN conditions c ON c.id = k.condition_id WHERE k.id = $1`,
    [id],
  );
  expect(page).toMatchObject({ summary: 'Also called LQTS.', by: null });
});

it('of what is published a guest is mailed the page', async () => {
  const id = await givenForm('dee@guests.example');
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'approve');
  await mailed();
  expect(await step(editor, id, 'publish')).toBe(200);
  expect((await mailed()).map(({ link }) => link)).toEqual([expect.stringMatching(/\/condition\/\d+$/)]);
});

it('an address that nobody has confirmed opens nothing', async () => {
  const id = await givenForm('guests-eve@review.example');
  const eve = await givenMember('guests-eve', false);
  const other = await givenMember('guests-other', true);
  for (const who of [eve, other]) {
    expect(await listOf(who)).toEqual([]);
    expect(await step(who, id, 'withdraw')).toBe(403);
    expect((await world.call('POST', `/api/contributions/${id}/answer`, who, { reason: 'Mine' })).status).toBe(403);
  }
  expect(await world.stateOf(id)).toBe('pending');
  await world.rows('UPDATE users SET is_verified = true WHERE id = $1', [eve.id]);
  expect(await step(eve, id, 'withdraw')).toBe(200);
});

it('a program for mail stops mails with the form that it sends, without an account', async () => {
  const token = mailOffToken({ userId: reviewer.id, topic: 'answers' }, mailer.linkKey);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = `/api/mail-off/${token}`;
  const opened = await world.send(path, { method: 'GET' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${mailer.siteUrl}/mail-off#${token}`]);
  const stopped = await world.send(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect([stopped.status, stopped.body]).toEqual([200, { topic: 'answers' }]);
  expect((await world.call('GET', `/api/users/${reviewer.id}/mail-choices`, reviewer)).body).toMatchObject({
    answers: false,
    decisions: true,
  });
});
