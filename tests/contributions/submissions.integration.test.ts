import {
  CONTRIBUTOR_NAME_LENGTH,
  EDIT_SUMMARY_LENGTH,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  REASON_LENGTH,
  SUMMARY_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { CLIENT_ADDRESS_HEADER } from '@common-ground/api/platform/toClientAddress.ts';
import { describe, expect, it } from 'vitest';
import { insertContribution } from './support/insertContribution.ts';
import { NEW_CONDITION, openReviewServer, type Receipt, SENDER } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer, editor } = server.people;
const submit = (body: object, who: typeof author | null = null, headers = {}) =>
  server.call<Receipt>('POST', '/api/conditions', who, body, headers);

const long = (length: number) => 'w'.repeat(length);

describe('limits of contributions', () => {
  it.each([
    ['name', NAME_LENGTH],
    ['summary', SUMMARY_LENGTH],
    ['overview', OVERVIEW_LENGTH],
    ['contributorName', CONTRIBUTOR_NAME_LENGTH],
  ] as const)('accept %s with %i characters and refuse one more', async (field, most) => {
    const body = (length: number) => ({ ...NEW_CONDITION, ...SENDER, [field]: long(length) });
    expect((await submit(body(most))).status).toBe(200);
    expect(await submit(body(most + 1))).toMatchObject({
      status: 400,
      text: `${field}: must have at most ${most} characters`,
    });
  });

  it('apply to an edit summary and a reason', async () => {
    const { revision } = await server.fetchTexts(3);
    const suggest = (length: number) =>
      server.call('POST', '/api/conditions/3/suggestions', author, {
        texts: { summary: `S ${length}` },
        baseRevision: revision,
        editSummary: long(length),
      });
    expect((await suggest(EDIT_SUMMARY_LENGTH)).status).toBe(200);
    expect((await suggest(EDIT_SUMMARY_LENGTH + 1)).status).toBe(400);
    const id = await insertContribution(server, { conditionId: 3, state: 'in_review' });
    for (const [length, status] of [
      [REASON_LENGTH + 1, 400],
      [REASON_LENGTH, 200],
    ] as const)
      expect((await server.step(reviewer, id, 'reject', { reason: long(length) })).status).toBe(status);
  });

  it('allow sixty submissions from one address and thirty from one user at many addresses', async () => {
    const body = { ...NEW_CONDITION, ...SENDER };
    const from = (address: string) => ({ [CLIENT_ADDRESS_HEADER]: address });
    const statuses = await Promise.all(
      Array.from({ length: 64 }, async () => (await submit(body, null, from('192.0.2.1'))).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await submit(body, null, from('192.0.2.2'))).status).toBe(200);
    const own = await Promise.all(
      Array.from(
        { length: 33 },
        async (_, place) => (await submit(NEW_CONDITION, author, from(`192.0.2.${100 + place}`))).status,
      ),
    );
    expect(own.filter((status) => status === 200)).toHaveLength(30);
    // The counts are rows in the database, so other API processes use them too.
    const spent = await server.rows(`SELECT FROM throttle.spent WHERE key LIKE 'contribute-%' AND points > 0`);
    expect(spent.length).toBeGreaterThan(3);
  });
});

describe('an ended session', () => {
  const ended = { ...author, token: 'x'.repeat(43) };

  it.each([
    ['without a sender', {}],
    ['with a guest as sender', SENDER],
  ])('gets 401 for a new condition and for an edit %s, and stores nothing', async (_, sender) => {
    const count = async () => (await server.row<{ n: string }>('SELECT count(*) AS n FROM contributions', [])).n;
    const before = await count();
    const refused = { status: 401, text: 'Sign in required' };
    expect(await submit({ ...NEW_CONDITION, ...sender }, ended)).toMatchObject(refused);
    const { revision } = await server.fetchTexts(3);
    const edit = { texts: { summary: 'Another' }, baseRevision: revision, editSummary: 'Clearer', ...sender };
    expect(await server.call('POST', '/api/conditions/3/suggestions', ended, edit)).toMatchObject(refused);
    expect(await count()).toBe(before);
  });

  it('does not apply to a guest behind a server with HTTP basic authentication', async () => {
    const basic = { authorization: `Basic ${btoa('staging:secret')}` };
    expect((await submit({ ...NEW_CONDITION, ...SENDER }, null, basic)).status).toBe(200);
  });
});

describe('fields that only the server sets', () => {
  it('are ignored in a submission, the id of a user included', async () => {
    const stolen = {
      userId: editor.id,
      user: editor.id,
      status: 'approved',
      approvedById: reviewer.id,
      reviewer: reviewer.id,
      id: 1,
      isProtected: true,
      views: 9,
      _status: 'published',
      conditionId: 1,
    };
    const { body } = await submit({ ...NEW_CONDITION, ...stolen, ...SENDER }, author);
    const row = await server.row<{ content: object }>('SELECT * FROM contributions WHERE id = $1', [body.id]);
    expect(row).toMatchObject({
      user_id: author.id,
      status: 'pending',
      approved_by_id: null,
      reviewer_id: null,
      condition_id: null,
      contributor_name: null,
      contributor_email: null,
    });
    expect(Object.keys(row.content).sort()).toEqual([
      'causes',
      'name',
      'overview',
      'resources',
      'summary',
      'symptoms',
      'tags',
      'treatments',
    ]);
  });
});
