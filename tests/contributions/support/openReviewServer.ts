import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { setPassword } from '@common-ground/api/features/accounts/queries/credentials.ts';
import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { createToken } from '@common-ground/api/platform/session/token.ts';
import { handleDeskRequest } from '@common-ground/cms/src/payload/calls/handleDeskRequest.ts';
import { type DeskHeaders, givenDeskSession } from '@common-ground/cms/src/payload/testing/givenDeskSession.ts';
import { bodyOfForm } from '@common-ground/cms/src/payload/testing/readUpdatedAt.ts';
import { type TestPayload, testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import type { Payload, SanitizedConfig } from 'payload';
import { beforeEach, expect } from 'vitest';
import { givenSession, insert, PASSWORD } from '../../permissions/people.ts';

/** A user with a session on the site and, for staff, one in the CMS. */
export type Member = { id: number; name: string; token: string; session: DeskHeaders };
/** Response of the documented API; `body` is null when the call was refused. */
export type Answer<Body = unknown> = { status: number; headers: Headers; text: string; body: Body };
/** Response to a button of the CMS. */
export type DeskAnswer = { status: number; id: number; state: string; savedAt: string; error: string | undefined };
export type Receipt = { id: number; status: string; title: string };
export type Begun = { revision: number; isProtected: boolean; texts: { summary: string; symptoms: string[] } };
export type ReviewServer = Awaited<ReturnType<typeof openReviewServer>>;

/** Creates a database with the seed content and a user for each role of the review, behind the real API and CMS. */
export async function openReviewServer() {
  const test = await testPayload();
  const config = await (await import('@common-ground/cms/payload.config.ts')).default;
  // Many tests expect refusals, which Payload would log.
  test.payload.logger.level = 'silent';
  beforeEach(() => test.pool.query('DELETE FROM throttle.spent'));
  const member = await memberIn(test);
  const people = {
    author: await member('author', 'user'),
    reviewer: await member('reviewer', 'reviewer'),
    colleague: await member('colleague', 'reviewer'),
    translator: await member('translator', 'translator'),
    interpreter: await member('interpreter', 'translator'),
    editor: await member('editor', 'editor'),
    publisher: await member('publisher', 'editor'),
    admin: await member('admin', 'admin'),
  };
  const known = { ...test, member, people, ...readers(test), ...callers(config, test.payload) };
  return { ...known, ...siteSteps(known), atDesk: deskSteps(known) };
}

type Known = { people: Record<'reviewer' | 'editor' | 'publisher', Member> } & ReturnType<typeof callers> &
  Pick<ReturnType<typeof readers>, 'stateOf'>;

async function memberIn({ pool }: TestPayload) {
  const password = await hashPassword(PASSWORD);
  return async (name: string, role: Role): Promise<Member> => {
    const email = `${name}@review.example`;
    const id = await insert(pool, 'users', { username: name, display_name: name, email, role });
    await setPassword(pool, id, password);
    const token = createToken();
    await givenSession(pool, { userId: id, token });
    return { id, name, token, session: await givenDeskSession(pool, id) };
  };
}

function readers({ pool }: TestPayload) {
  const rows = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];
  /** Returns the first row. Throws when there is none. */
  async function row<Row>(text: string, values: unknown[] = []): Promise<Row> {
    const [first] = await rows<Row>(text, values);
    if (!first) throw new Error(`There is no row: ${text}`);
    return first;
  }
  return {
    rows,
    row,
    stateOf: async (id: number) =>
      (await row<{ status: string }>('SELECT status FROM contributions WHERE id = $1', [id])).status,
    eventsOf: async (id: number) =>
      (
        await rows<{ event: string }>(
          `SELECT concat_ws(' ', action, from_state, to_state, u.username) AS event FROM review_events e
           LEFT JOIN users u ON u.id = e.user_id WHERE contribution_id = $1 ORDER BY e.at, e.id`,
          [id],
        )
      ).map(({ event }) => event),
    inboxOf: async ({ id }: Member) =>
      (
        await rows<{ news: string }>(
          `SELECT concat_ws(' ', kind, "values" ->> 'title', "values" ->> 'reason') AS news FROM notifications
           WHERE user_id = $1 ORDER BY id`,
          [id],
        )
      ).map(({ news }) => news),
    counts: () =>
      rows(`SELECT (SELECT count(*) FROM conditions) AS conditions, (SELECT count(*) FROM _conditions_v) AS versions,
        (SELECT count(*) FROM contributions) AS sent, (SELECT count(*) FROM review_events) AS events,
        (SELECT count(*) FROM notifications) AS notifications, (SELECT count(*) FROM publisher.change) AS changes,
        (SELECT sum(edit_count) FROM users) AS edits`),
    /** Leaves out changes of the notes about stale entries, which follow a change of the source. */
    lastChange: async () =>
      (
        await row<{ what: Record<string, unknown> }>(
          `SELECT what FROM publisher.change WHERE (what ->> 'isNote') IS DISTINCT FROM 'true' ORDER BY id DESC LIMIT 1`,
        )
      ).what,
    languageId: async (code: string) =>
      (await row<{ id: number }>('SELECT id FROM languages WHERE code = $1', [code])).id,
  };
}

function callers(config: SanitizedConfig, payload: Payload) {
  const json = (body: unknown) => (body === undefined ? null : JSON.stringify(body));
  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await handleApiRequest(new Request(`http://test${path}`, init), config);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: response.ok ? JSON.parse(text) : null };
  }
  return {
    send,
    call: async <Body = unknown>(
      method: string,
      path: string,
      who?: Member | null,
      body?: unknown,
      more: Record<string, string> = {},
    ) => {
      const bearer: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {};
      const headers = { 'content-type': 'application/json', ...bearer, ...more };
      return (await send(path, { method, headers, body: json(body) })) as Answer<Body>;
    },
    /** Calls a path below /cms/api, of Payload or of this project. */
    desk: async (method: string, path: string, who: Member, given?: unknown): Promise<Response> => {
      const body = await bodyOfForm(payload, { method, path, body: given });
      const headers = { 'content-type': 'application/json', ...who.session };
      const request = new Request(`http://test/cms/api${path}`, { method, headers, body: json(body) });
      return handleDeskRequest(request, config);
    },
  };
}

function siteSteps({ call, stateOf, people: { reviewer, editor } }: Known) {
  const step = (who: Member | null, id: number, name: string, body: object = {}) =>
    call<Receipt>('POST', `/api/contributions/${id}/steps/${name}`, who, body);
  async function done(answer: Promise<Answer<Receipt>>): Promise<Receipt> {
    const { status, text, body } = await answer;
    expect([status, text]).toEqual([200, expect.any(String)]);
    return body;
  }
  const publish = (id: number) => done(step(editor, id, 'publish'));
  const submit = (who: Member | null, changes: object = {}, query = '') =>
    done(call('POST', `/api/conditions${query}`, who, { ...NEW_CONDITION, ...changes }));
  const fetchTexts = async (id: number, lang = '') =>
    (await call<Begun>('GET', `/api/conditions/${id}/texts?lang=${lang}`)).body;
  async function suggest(who: Member | null, id: number, texts: object, changes: object = {}): Promise<Receipt> {
    const { revision } = await fetchTexts(id);
    const body = { texts, baseRevision: revision, editSummary: 'Clearer words', ...changes };
    return done(call('POST', `/api/conditions/${id}/suggestions`, who, body));
  }
  async function approve(id: number): Promise<void> {
    // An answered contribution already has its reviewer.
    if ((await stateOf(id)) === 'pending') await done(step(reviewer, id, 'take'));
    await done(step(reviewer, id, 'approve'));
  }
  async function approved(...given: Parameters<typeof suggest>): Promise<Receipt> {
    const receipt = await suggest(...given);
    await approve(receipt.id);
    return receipt;
  }
  return { step, submit, fetchTexts, suggest, approve, approved, publish };
}

function deskSteps({ desk, stateOf, people: { reviewer, publisher } }: Known) {
  async function post(who: Member, path: string, body: object = {}): Promise<DeskAnswer> {
    const response = await desk('POST', path, who, body);
    const { id, status, savedAt, errors } = await response.json();
    return { status: response.status, id, state: status, savedAt, error: errors?.[0]?.message };
  }
  const step = (who: Member, id: number, name: string, body: object = {}) =>
    post(who, `/contributions/${id}/steps/${name}`, body);
  const send = (who: Member, record: string, editSummary = 'Said more clearly') =>
    post(who, `/${record}/send-for-review`, { editSummary });
  async function begin(who: Member, collection: string, data: object): Promise<number> {
    const response = await desk('POST', `/${collection}?draft=true`, who, { ...data, _status: 'draft' });
    expect(response.status).toBeLessThan(300);
    return (await response.json()).doc.id;
  }
  async function save(who: Member, record: string, changes: object): Promise<void> {
    const saved = await desk('PATCH', `/${record}?draft=true`, who, { ...changes, _status: 'draft' });
    expect(saved.status).toBe(200);
  }
  async function saveAndSend(who: Member, record: string, changes: object): Promise<DeskAnswer> {
    await save(who, record, changes);
    return send(who, record);
  }
  async function approve(id: number, who = reviewer): Promise<void> {
    if ((await stateOf(id)) === 'pending') expect((await step(who, id, 'take')).state).toBe('in_review');
    expect((await step(who, id, 'approve', { checklist: CHECKLIST })).state).toBe('approved');
  }
  /** Approves and publishes, as `reviewer` and `publisher`. */
  async function toReaders(id: number): Promise<void> {
    await approve(id);
    expect(await step(publisher, id, 'publish')).toMatchObject({ status: 200, state: 'published' });
  }
  return { post, step, send, begin, save, saveAndSend, approve, toReaders };
}

export const NEW_CONDITION = {
  name: 'Long QT Syndrome',
  categoryId: 1,
  summary: 'A heart rhythm condition.',
  overview: 'First paragraph.\n\nSecond <b>paragraph</b>.',
  symptoms: ['Fainting', 'Fainting', ' '],
  causes: ['Genes'],
  treatments: ['Beta blockers'],
  resources: ['SADS Foundation: https://sads.org', 'My own diary'],
  tags: ['heart'],
};
export const SENDER = { contributorName: 'Jo Reader', contributorEmail: 'jo@review.example' };
