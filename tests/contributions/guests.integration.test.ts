import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { OpenedReceipt } from '@common-ground/api/contracts/contributions/receipts.ts';
import { deliverMails } from '@common-ground/api/features/notifications/deliverMails.ts';
import { mailOffToken } from '@common-ground/api/features/notifications/mails/mailOffToken.ts';
import type { Mail } from '@common-ground/api/platform/mail/Mailer.ts';
import { mailer } from '@common-ground/cms/src/server/mail/mailer.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, NEW_CONDITION, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { reviewer, colleague: second, editor } = server.people;

/** Delivers the mails that wait, and returns those to guests. */
async function mailed(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { siteUrl, linkKey } = mailer;
  await deliverMails({
    database: server.pool,
    composers: {},
    mailer: { siteUrl, linkKey, send: async (mail) => void sent.push(mail) },
  });
  return sent.filter(({ to }) => to.toLowerCase().endsWith('@guests.example'));
}
beforeEach(async () => void (await mailed()));

let forms = 0;
/** Creates a form with a text of its own: an identical text would count as the same proposal. */
const givenForm = async (address: string, texts: object = {}, path = '') => {
  forms += 1;
  const form = { overview: `Form ${forms}`, ...texts, contributorName: 'Ada', contributorEmail: address };
  return (await server.submit(null, form, path)).id;
};
const step = async (who: Member, id: number, name: string, body: object = {}) =>
  (await server.step(who, id, name, body)).status;
/** Returns the API path of the receipt to which a mail links. */
const toReceiptPath = (mail: Mail | undefined) => `/api/receipts/${new URL(mail?.link ?? '').hash.slice(1)}`;
const ask = <Body>(method: string, path: string, body?: object) => server.call<Body>(method, path, undefined, body);

async function givenMember(name: string, isVerified: boolean): Promise<Member> {
  const member = await server.member(name, 'user');
  await server.rows('UPDATE users SET is_verified = $2 WHERE id = $1', [member.id, isVerified]);
  return member;
}

const fetchContributions = async (who: Member) =>
  (await server.call<OwnContribution[]>('GET', `/api/users/${who.id}/contributions`, who)).body;

it('mails a guest a receipt and, after its link was opened, change requests without typed text', async () => {
  const id = await givenForm('ada@guests.example', { name: 'Typed by Ada' });
  const [receipt, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ subject: 'We have what you sent to Common Ground' });
  expect(receipt?.link).toMatch(/\/receipt#[\w-]{32,}$/);
  expect(receipt?.text).toContain('confirms that this address is yours');
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'Typed by a reviewer' });
  expect(await mailed()).toEqual([]);
  expect((await ask<OwnContribution>('GET', toReceiptPath(receipt))).body.events.at(-1)?.reason).toBe(
    'Typed by a reviewer',
  );
  expect((await ask('POST', `${toReceiptPath(receipt)}/answer`, { reason: 'Here it is.' })).status).toBe(200);
  await step(reviewer, id, 'request_changes', { reason: 'Typed by a reviewer again' });
  const asked = await mailed();
  expect(asked.map(({ to, subject, link }) => [to, subject, link])).toEqual([
    ['ada@guests.example', 'A question about what was sent to Common Ground', receipt?.link],
  ]);
  expect(JSON.stringify([receipt, asked])).not.toMatch(/Typed by/);
});

it('lets a guest read, answer and withdraw a contribution by the mailed link', async () => {
  const id = await givenForm('bob@guests.example', {}, '?lang=ar');
  const [mail] = await mailed();
  expect(mail?.link).toContain('/ar/receipt#');
  expect(mail?.html).toContain('dir="rtl"');
  const path = toReceiptPath(mail);
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
  expect(await server.row('SELECT reviewer_id FROM contributions WHERE id = $1', [id])).toEqual({
    reviewer_id: reviewer.id,
  });
  expect(await step(second, id, 'approve')).toBe(409);
  expect(await step(reviewer, id, 'approve')).toBe(200);
  expect((await ask('POST', `${path}/withdraw`)).body).toMatchObject({ status: 'withdrawn' });
});

it("refuses a forged link and the link of a contribution without a guest's address", async () => {
  await givenForm('cyd@guests.example');
  const [mail] = await mailed();
  const path = toReceiptPath(mail);
  const token = path.split('/').pop() ?? '';
  for (const forged of [`${token.slice(0, -3)}AAA`, token.slice(0, 30), 'x'.repeat(40), `${token}A`])
    expect([forged, (await ask('GET', `/api/receipts/${forged}`)).status]).toEqual([forged, 404]);
  const response = await ask('GET', path);
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    ...['no-store', 'noindex, nofollow'],
  ]);
  await server.rows('UPDATE contributions SET contributor_email = NULL WHERE contributor_email = $1', [
    'cyd@guests.example',
  ]);
  expect((await ask('GET', path)).status).toBe(404);
});

it('refuses a guest name that is reserved for the staff', async () => {
  for (const contributorName of ['Demo editor', 'аdmin', 'Common Ground'])
    for (const [path, form] of [
      ['/api/conditions', NEW_CONDITION],
      ['/api/conditions/1/suggestions', { texts: { summary: 'Signed.' }, baseRevision: 1, editSummary: 'Signed' }],
    ] as const) {
      const body = { ...form, contributorName, contributorEmail: 'eve@guests.example' };
      const { status, text } = await server.call('POST', path, undefined, body);
      expect([status, text]).toEqual([400, 'contributorName: This name is reserved for those who run the site']);
    }
});

describe('an unconfirmed address', () => {
  const many = (count: number, address: (place: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, place) => givenForm(address(place))));
  const tomorrow = () => server.rows(`UPDATE mail.receipt SET at = at - interval '25 hours'`);

  it('gets one receipt for 35 concurrent forms, and another one a day later', async () => {
    await many(35, () => 'flo@guests.example');
    expect(await mailed()).toHaveLength(1);
    await givenForm('flo@guests.example');
    expect(await mailed()).toEqual([]);
    await tomorrow();
    await many(3, () => 'flo@guests.example');
    expect(await mailed()).toHaveLength(1);
  });

  it('gets one receipt for all its spellings', async () => {
    const written = ['gus@guests.example', 'GUS@Guests.Example', 'gus+1@guests.example', 'Gus+two@guests.example'];
    await many(12, (place) => written[place % written.length] ?? '');
    expect(await mailed()).toHaveLength(1);
    await many(
      4,
      (place) => ['g.u.s@gmail.com', 'gus@googlemail.com', 'g.us+1@gmail.com', 'gus@gmail.com'][place] ?? '',
    );
    expect(
      await server.rows(`SELECT FROM mail.outbox o JOIN contributions c ON c.id = o.contribution_id
      WHERE c.contributor_email LIKE '%mail.com'`),
    ).toHaveLength(1);
  });

  it("is confirmed by the receipt's link, which lists the other contributions of that day", async () => {
    const first = await givenForm('ida@guests.example');
    const others = [
      await givenForm('IDA@guests.example', { name: 'B' }),
      await givenForm('ida+1@guests.example', { name: 'C' }),
    ];
    const [receipt] = await mailed();
    const { body } = await ask<OpenedReceipt>('GET', toReceiptPath(receipt));
    expect(body).toMatchObject({ id: first, sentAlong: [{ title: 'C' }, { title: 'B', status: 'pending' }] });
    const [variant, other] = body.sentAlong.map(({ token }) => token);
    expect((await ask<OpenedReceipt>('GET', `/api/receipts/${other}`)).body).toMatchObject({
      id: others[0],
      sentAlong: [],
    });
    const reject = async (id: number) => {
      await step(reviewer, id, 'take');
      expect(await step(reviewer, id, 'reject', { reason: 'Not taken.' })).toBe(200);
    };
    for (const id of [first, ...others]) await reject(id);
    // The address with a plus sign counts as another one: its rejection is not mailed, because its own link was not
    // opened.
    expect((await mailed()).map(({ link }) => link)).toEqual([
      ...[receipt?.link, expect.stringContaining(`/receipt#${other}`)],
    ]);
    expect((await ask<OpenedReceipt>('GET', `/api/receipts/${variant}`)).body).toMatchObject({ status: 'rejected' });
    const again = await givenForm('ida+1@guests.example', { name: 'D' });
    await reject(again);
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      ...['We have what you sent to Common Ground', 'What was sent to Common Ground was not accepted'],
    ]);
    await many(12, () => 'ida@guests.example');
    const receipts = await mailed();
    expect(receipts).toHaveLength(8);
    expect(receipts[0]?.text).not.toContain('confirms');
  });

  it('is confirmed by an account that has verified it', async () => {
    await givenMember('guests-kim', true);
    const ids = await many(3, () => 'guests-kim@review.example');
    const kinds = () =>
      server.rows<{ kind: string }>('SELECT kind FROM mail.outbox WHERE contribution_id = ANY ($1)', [ids]);
    expect(await kinds()).toHaveLength(3);
  });
});

it('lets a user with the verified address answer, and publishes the text without an author', async () => {
  const id = await givenForm('guests-ada@review.example');
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'What is it called elsewhere?' });
  const ada = await givenMember('guests-ada', true);
  expect(await fetchContributions(ada)).toMatchObject([
    { id, status: 'changes_requested', texts: { name: NEW_CONDITION.name } },
  ]);
  const answer = { reason: 'Here it is.', texts: { summary: 'Also called LQTS.' } };
  expect((await server.call('POST', `/api/contributions/${id}/answer`, ada, answer)).status).toBe(200);
  await step(reviewer, id, 'approve');
  expect(await step(editor, id, 'publish')).toBe(200);
  const page = await server.row<{ id: number }>(
    `SELECT c.id, c.summary, c.last_edited_by_id AS by FROM contributions k JOIN conditions c ON c.id = k.condition_id WHERE k.id = $1`,
    [id],
  );
  expect(page).toMatchObject({ summary: 'Also called LQTS.', by: null });
});

it('mails a guest the link of the page when their contribution is published', async () => {
  const id = await givenForm('dee@guests.example');
  await ask('GET', toReceiptPath((await mailed())[0]));
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'approve');
  expect(await step(editor, id, 'publish')).toBe(200);
  expect((await mailed()).map(({ link }) => link)).toEqual([expect.stringMatching(/\/condition\/\d+$/)]);
});

it('shows a contribution only to an account that has verified its address', async () => {
  const id = await givenForm('guests-eve@review.example');
  const eve = await givenMember('guests-eve', false);
  const other = await givenMember('guests-other', true);
  for (const who of [eve, other]) {
    expect(await fetchContributions(who)).toEqual([]);
    expect(await step(who, id, 'withdraw')).toBe(403);
    expect((await server.call('POST', `/api/contributions/${id}/answer`, who, { reason: 'Mine' })).status).toBe(403);
  }
  expect(await server.stateOf(id)).toBe('pending');
  await server.rows('UPDATE users SET is_verified = true WHERE id = $1', [eve.id]);
  expect(await step(eve, id, 'withdraw')).toBe(200);
});

it('stops mails by the one-click form of a mail program, without a session', async () => {
  const token = mailOffToken({ userId: reviewer.id, topic: 'answers' }, mailer.linkKey);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = `/api/mail-off/${token}`;
  const opened = await server.send(path, { method: 'GET' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${mailer.siteUrl}/mail-off#${token}`]);
  const stopped = await server.send(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect([stopped.status, stopped.body]).toEqual([200, { topic: 'answers' }]);
  expect((await server.call('GET', `/api/users/${reviewer.id}/mail-choices`, reviewer)).body).toMatchObject({
    answers: false,
    decisions: true,
  });
});
