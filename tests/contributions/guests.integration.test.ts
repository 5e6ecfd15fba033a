import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { settled } from '@common-ground/api/platform/afterAnswer.ts';
import type { Mail } from '@common-ground/api/platform/mail/Mailer.ts';
import { mailer } from '@common-ground/cms/src/server/mail/mailer.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Member, NEW_CONDITION, reviewWorld } from './support/reviewWorld.ts';

const world = await reviewWorld();
const { reviewer, colleague: second, editor } = world.people;
let sent: Mail[];

beforeEach(() => {
  sent = [];
  vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
  });
});
afterEach(() => vi.restoreAllMocks());

const givenForm = async (address: string, texts: object = {}) =>
  (await world.submit(null, { ...texts, contributorName: 'Ada', contributorEmail: address })).id;

async function step(who: Member, id: number, name: string, body: object = {}): Promise<number> {
  const { status } = await world.step(who, id, name, body);
  await settled();
  return status;
}

/** With a mark that tells whether somebody has shown the address to be theirs. */
async function givenMember(name: string, isVerified: boolean): Promise<Member> {
  const member = await world.member(name, 'user');
  await world.rows('UPDATE users SET is_verified = $2 WHERE id = $1', [member.id, isVerified]);
  return member;
}

const listOf = async (who: Member) =>
  (await world.call<OwnContribution[]>('GET', `/api/users/${who.id}/contributions`, who)).body;

it('a guest is mailed what is asked and decided, in no words that anybody typed', async () => {
  const id = await givenForm('ada@guests.example', { name: 'Typed by Ada' });
  expect(sent).toEqual([]);
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'Typed by a reviewer' });
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@guests.example', 'A question about what was sent to Common Ground'],
  ]);
  expect(sent[0]?.link).toMatch(/\/profile$/);
  expect(JSON.stringify(sent)).not.toMatch(/Typed by/);
});

it('a step that is refused mails nothing, and who has an account is told in the inbox alone', async () => {
  const id = await givenForm('bea@guests.example');
  expect(await step(reviewer, id, 'reject', { reason: 'Not taken yet.' })).toBe(409);
  const member = await givenMember('guests-member', true);
  const own = await world.submit(member);
  await step(reviewer, own.id, 'take');
  await step(reviewer, own.id, 'reject', { reason: 'Known already.' });
  expect(sent).toEqual([]);
});

it('whoever has confirmed the address finds it, answers, and it reaches readers as somebody’s without an account', async () => {
  const id = await givenForm('guests-ada@review.example');
  await step(reviewer, id, 'take');
  await step(reviewer, id, 'request_changes', { reason: 'What is it called elsewhere?' });
  const ada = await givenMember('guests-ada', true);
  expect(await listOf(ada)).toMatchObject([{ id, status: 'changes_requested', texts: { name: NEW_CONDITION.name } }]);
  const answer = { reason: 'Here it is.', texts: { summary: 'Also called LQTS.' } };
  expect((await world.call('POST', `/api/contributions/${id}/answer`, ada, answer)).status).toBe(200);
  await step(second, id, 'take');
  await step(second, id, 'approve');
  sent = [];
  expect(await step(editor, id, 'publish')).toBe(200);
  const page = await world.row<{ id: number }>(
    `SELECT c.id, c.summary, c.last_edited_by_id AS by FROM contributions k JOIN conditions c ON c.id = k.condition_id WHERE k.id = $1`,
    [id],
  );
  expect(page).toMatchObject({ summary: 'Also called LQTS.', by: null });
  expect(sent.map(({ link }) => link)).toEqual([expect.stringMatching(new RegExp(`/condition/${page.id}$`))]);
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
