import { randomUUID } from 'node:crypto';
import { fillPath } from '@common-ground/api/contracts/client.ts';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { createRequester } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { openApi } from './openApi.ts';
import type { Person } from './people.ts';

const AT_ONCE = 6;
/** Calls that refuse a repeated request of a user without a key. */
const REFUSED = ['appeal', 'createPost', 'createTopic', 'reportContent'];
const BY_GUESTS = ['submitCondition', 'suggestEdit', 'reportContent'];

const creating = endpoints.filter(({ repeated }) => repeated === 'once').map(({ call }) => call);
type Answer = { status: number; body: string };

const { pool, people } = await openApi();
/** Sends each of the concurrent requests over its own connection. */
const ask = createRequester({ endpoints, database: pool });
let turn = 0;
// Makes the accounts old, so that the limits of new accounts do not apply.
beforeAll(() => pool.query(`UPDATE users SET created_at = now() - interval '30 days'`));
beforeEach(async () => {
  await pool.query('TRUNCATE throttle.spent');
  await pool.query('TRUNCATE api.made_once');
  await pool.query(`DELETE FROM content_reports WHERE status = 'pending'`);
  turn += 1;
});

/** Text that no other test sends: the forum refuses the same text for a day. */
const own = (name: string) =>
  ['createPost', 'createTopic'].includes(name) ? { content: `What of this, test ${turn}?` } : {};

const records = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM contributions) + (SELECT count(*) FROM discussions) + (SELECT count(*) FROM forum_posts)
       + (SELECT count(*) FROM content_reports) + (SELECT count(*) FROM moderation.decisions WHERE appealed_at IS NOT NULL))::int AS count`,
  );
  return rows[0]?.count ?? 0;
};

async function send(name: string, more: object, who: Person | null): Promise<Answer> {
  const call = creating.find((one) => one.name === name);
  const owner = who ?? people.another;
  const { params = {}, body = {} } = EXAMPLES[name]?.({ owner, asker: who }) ?? {};
  if (!call) throw new Error(`${name} creates nothing`);
  const response = await ask(fillPath(call.path, params), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) },
    body: JSON.stringify({ ...(body as object), ...more }),
  });
  const answer = { status: response.status, body: await response.text() };
  await waitForPendingWork();
  return answer;
}

const atOnce = (work: () => Promise<Answer>) => Promise.all(Array.from({ length: AT_ONCE }, work));
const distinct = (answers: Answer[]) => [...new Set(answers.map(({ status, body }) => `${status} ${body}`))];

describe.each(creating.map(({ name }) => name))('%s', (name) => {
  it('creates one record for concurrent requests with one key, and gives each the same response', async () => {
    const [before, key] = [await records(), randomUUID()];
    const answers = await atOnce(() => send(name, { ...own(name), key }, people.byRole.admin));
    expect([distinct(answers).length, answers[0]?.status]).toEqual([1, 200]);
    expect(await send(name, { ...own(name), key: key.toUpperCase() }, people.byRole.admin)).toEqual(answers[0]);
    expect((await records()) - before).toBe(1);
  });

  it('creates one record for concurrent requests without a key', async () => {
    const before = await records();
    const answers = await atOnce(() => send(name, own(name), people.byRole.editor));
    const failed = answers.filter(({ status }) => status !== 200);
    const refused = REFUSED.includes(name);
    expect(failed.map(({ status }) => status)).toEqual(refused ? Array(AT_ONCE - 1).fill(409) : []);
    expect(distinct(answers.filter(({ status }) => status === 200))).toHaveLength(1);
    expect((await records()) - before).toBe(1);
  });
});

describe.each(BY_GUESTS)('%s of a guest', (name) => {
  it('creates one record for the same body, and stores neither the address nor the text', async () => {
    const before = await records();
    const answers = await atOnce(() => send(name, {}, null));
    expect([distinct(answers).length, answers[0]?.status]).toEqual([1, 200]);
    expect((await send(name, { key: randomUUID() }, null)).body).toBe(answers[0]?.body);
    expect((await records()) - before).toBe(1);
    const { rows } = await pool.query('SELECT key, body FROM api.made_once');
    expect(rows).toEqual([{ key: null, body: expect.stringMatching(/^[\w-]{43}$/) }]);
  });
});

describe('a request that creates a record', () => {
  it('is refused when its key was sent with another text', async () => {
    const key = randomUUID();
    await send('startDiscussion', { key }, people.byRole.user);
    const other = await send('startDiscussion', { key, content: 'What of that?' }, people.byRole.user);
    expect(other).toEqual({ status: 409, body: expect.stringContaining('key: was sent with other words') });
  });

  it('creates another record for another sender, another text, or minutes later', async () => {
    const first = await send('submitCondition', {}, null);
    const guest = await send('submitCondition', { contributorEmail: 'joan@example.org' }, null);
    const member = await send('submitCondition', {}, people.byRole.user);
    const reworded = await send('submitCondition', { summary: 'In other words.' }, null);
    await pool.query(`UPDATE api.made_once SET made_at = made_at - interval '11 minutes'`);
    const later = await send('submitCondition', {}, null);
    expect(distinct([first, guest, member, reworded, later])).toHaveLength(5);
  });

  it('creates another record after the first was withdrawn, but not with the same key', async () => {
    const [who, key] = [people.byRole.user, randomUUID()];
    const first = await send('submitCondition', { key }, who);
    const { id } = JSON.parse(first.body);
    await pool.query(`UPDATE contributions SET status = 'withdrawn' WHERE id = $1`, [id]);
    expect(JSON.parse((await send('submitCondition', { key }, who)).body)).toMatchObject({ id, status: 'withdrawn' });
    expect(JSON.parse((await send('submitCondition', {}, who)).body).id).not.toBe(id);
  });
});
